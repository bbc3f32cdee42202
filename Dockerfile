# The built site on nginx, as any host of containers runs it. Build the site first (`npm run build`), then
#   docker build --tag upline . && docker run --read-only --tmpfs /tmp --publish 8080:8080 upline
# Nothing of the sources is in the image: .dockerignore lets through what is copied here.
FROM node:24-slim AS configuration
WORKDIR /work
COPY web/dist/firebase.json ./
COPY scripts/src/hosts ./scripts/src/hosts
RUN node scripts/src/hosts/nginx.ts firebase.json > site.conf

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY --from=configuration /work/site.conf /etc/nginx/conf.d/default.conf
COPY web/dist/site /usr/share/nginx/html
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/healthz"]
