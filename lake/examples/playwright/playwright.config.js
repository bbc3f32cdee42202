export default {
  use: {baseURL: 'http://localhost:3000', channel: 'chrome'},
  webServer: {
    command: 'upline-lake run --project abc123 --seed seed.ndjson -- npm start',
    url: 'http://localhost:3000',
  },
}
