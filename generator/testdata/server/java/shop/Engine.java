package shop;

class Engine {
  private final Client client;

  void wire(Builder builder) {
    builder.type("Mutation", wiring -> wiring
        .dataFetcher("send", new SendResolver(client))
        .dataFetcher("cancel", new AuthenticatedResolver<>(new CancelResolver(client)))
        .dataFetcher("count", (environment) -> { return true; }));
  }
}
