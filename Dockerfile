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
COPY src/clients.mjs src/clients.mjs
RUN node src/clients.mjs
COPY tsconfig.json ./
COPY commands commands
COPY src src
RUN node src/sqlite.mjs \
 && node --import tsx src/build/cli/madoi.ts .build
# The bundle has all packages but these: native code, fonts, and what looks for files of its own. 330 MB of packages become 24.
RUN mkdir /packages \
 && cp -R --parents \
      node_modules/better-sqlite3/package.json node_modules/better-sqlite3/lib \
      node_modules/better-sqlite3/build/Release/better_sqlite3.node node_modules/bindings node_modules/file-uri-to-path \
      node_modules/@resvg node_modules/harfbuzzjs \
      node_modules/@expo-google-fonts/noto-sans-*/package.json node_modules/@expo-google-fonts/noto-sans-*/index.js \
      node_modules/@expo-google-fonts/noto-sans-*/500Medium \
      /packages

FROM node:24-slim
ENV NODE_ENV=production \
    DATABASE_URL=file:/data/madoi.db
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /packages/node_modules node_modules
COPY --from=build /app/.build .build
COPY LICENSE package.json ./
COPY prisma/migrations prisma/migrations
COPY prisma/postgresql/migrations prisma/postgresql/migrations
# For its pictures, and the page that answers of /verify have attached.
COPY src src
# A start on a database of its own shows that nothing was left out that is needed.
RUN DISCORD_TOKEN=none DISCORD_API_URL=http://127.0.0.1:9/api DATABASE_URL=file:/tmp/check/madoi.db \
    timeout 20 node .build/main.mjs | grep --max-count=1 'migration applied' \
 && rm -r /tmp/check
USER node
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD case "$DATABASE_URL" in file:*) beat="${DATABASE_URL#file:}.beat" ;; *) beat=/tmp/madoi.beat ;; esac; find "$beat" -mmin -1 | grep -q .
# Node itself, not npm: signals reach it.
CMD ["node", "--max-semi-space-size=64", ".build/main.mjs"]
