defmodule Harbour.MixProject do
  use Mix.Project

  def project, do: [app: :harbour, docs: [main: "readme", extras: Path.wildcard("guides/**/*.md")]]
end
