# Aspectdoc in a container. The model is mounted at /work, and the site is written there too:
#   docker build -t aspectdoc .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" aspectdoc generate --input . --out public

FROM node:20-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
# The build itself needs the sources, which change more often than what they depend on.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm pack --ignore-scripts --pack-destination /tmp

FROM node:20-slim
COPY --from=build /tmp/aspectdoc-*.tgz /tmp/
RUN npm install --global --ignore-scripts --no-audit --no-fund /tmp/aspectdoc-*.tgz \
    && npm cache clean --force && rm -rf /tmp/aspectdoc-*.tgz
WORKDIR /work
USER node
ENTRYPOINT ["aspectdoc"]
CMD ["--help"]
