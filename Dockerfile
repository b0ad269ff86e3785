FROM node:24-slim AS build
# For better-sqlite3, which is compiled where its prebuilt binary cannot be downloaded.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# Prisma wants an engine that Madoi does not use, and would download it: any file will do.
# The stand-in Discord (src/sandbox) is a workspace, and neither it nor its packages belong to the image.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node \
    PRISMA_HIDE_UPDATE_MESSAGE=1 \
    NPM_CONFIG_OMIT=dev \
    NPM_CONFIG_WORKSPACES=false
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY .config .config
COPY prisma prisma
# Generating the client is all that Prisma's command line is for: half of the packages are its own. TypeScript comes with it.
RUN node node_modules/prisma/build/index.js generate \
 && npm uninstall prisma typescript --ignore-scripts
COPY src/sqlite.mjs src/
RUN node src/sqlite.mjs
# Nothing reads source maps and types, compilers of queries for other databases, bundles of charts for browsers, what SQLite was
# compiled from, and more than the one weight of the fonts that charts are written in: 250 MB of packages become 75.
RUN find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
 && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name 'query_compiler_fast_bg.sqlite.*' -delete \
 && find node_modules/better-sqlite3 -type f ! -path '*/lib/*' ! -name package.json ! -name LICENSE ! -name '*.node' -delete \
 && find node_modules/better-sqlite3 -path '*/obj.target/*' -delete \
 && find node_modules/@expo-google-fonts/noto-sans-* -mindepth 1 -maxdepth 1 -type d ! -name 500Medium -exec rm -r {} + \
 && rm -r node_modules/echarts/dist

FROM node:24-slim
ENV NODE_ENV=production \
    DATABASE_URL=file:/data/madoi.db
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/node_modules node_modules
COPY LICENSE package.json tsconfig.json ./
COPY prisma/migrations prisma/migrations
COPY commands commands
COPY src src
COPY --from=build /app/src/store/client src/store/client
# Opening a database shows that nothing was left out that is needed.
RUN node --import tsx --eval "import('./src/store/index.ts').then(({ openStore }) => openStore('file:/tmp/check/madoi.db')).then(({ close }) => close())" \
 && rm -r /tmp/check
USER node
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD find "${DATABASE_URL#file:}.beat" -mmin -1 | grep -q .
# Node itself, not npm: signals reach it.
CMD ["node", "--import", "tsx", "src/main.ts"]
