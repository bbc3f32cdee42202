# The whole product for one machine behind TLS. compose.yaml builds and runs it, as docs/guides/one-machine.md describes.
FROM node:24-slim AS build
WORKDIR /srv/upline
COPY . .
# The public address is part of the pages.
ARG SITE_URL
ENV LOCAL_DATA=/tmp/upline LOCAL_BUILDS=/srv/upline/builds
RUN node scripts/src/run.mjs start --build
# Leaves out what only builds and tests need.
RUN rm -rf node_modules */node_modules \
 && npm exec --yes -- "$(node --print 'require("./package.json").packageManager')" install --prod --frozen-lockfile \
    --filter upline --filter @upline/functions... --filter @upline/local... --filter @upline/prerender... \
    --filter @upline/scheduler... --filter @upline/scripts...

FROM node:24-slim
WORKDIR /srv/upline
COPY --from=build /srv/upline .
# Docker copies the owner of these folders to new volumes.
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
USER node
ENV PATH=/srv/upline/node_modules/.bin:$PATH LOCAL_DATA=/data LOCAL_BUILDS=/srv/upline/builds
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["node", "--eval", \
  "Promise.all([5173, 3333, 3900].map((port) => fetch(`http://localhost:${port}/healthz`).then(({ok}) => ok || process.exit(1))))"]
CMD ["node", "scripts/src/main.ts", "start"]
