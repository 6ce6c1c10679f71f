# Aspectdoc in a container. The model is mounted at /work, and the site is written there too:
#   docker build -t aspectdoc .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" aspectdoc generate --input . --out public
# The site while it is being written, at http://127.0.0.1:4174/docs/; --init has Ctrl-C end it:
#   docker run --rm --init --publish 127.0.0.1:4174:4174 --volume "$PWD:/work" aspectdoc dev --host

FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
# The build itself needs the sources, which change more often than what they depend on.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm pack --ignore-scripts --pack-destination /tmp

FROM node:24-slim
# `lastChange` asks Git when a file was changed; nothing else runs it.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY --from=build /tmp/aspectdoc-*.tgz /tmp/
RUN npm install --global --ignore-scripts --no-audit --no-fund /tmp/aspectdoc-*.tgz \
    && npm cache clean --force && rm -rf /tmp/aspectdoc-*.tgz
WORKDIR /work
USER node
ENTRYPOINT ["aspectdoc"]
CMD ["--help"]
