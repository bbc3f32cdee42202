# The built site on Firebase's own static server, as any host of containers runs it. Build the site first (`npm run build`), then
#   docker build --tag upline . && docker run --read-only --publish 8080:8080 upline
# Nothing of the sources is in the image: .dockerignore lets through what is copied here.
FROM node:24-slim
# Without the check for a newer version, which would write a file.
ENV NO_UPDATE_NOTIFIER=1
RUN npm install --global superstatic@10.0.0
WORKDIR /srv
COPY web/dist/firebase.json ./
COPY web/dist/site ./site
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ok}) => process.exit(ok ? 0 : 1))"]
CMD ["superstatic", ".", "--config", "firebase.json", "--hostname", "0.0.0.0", "--port", "8080", "--compression"]
