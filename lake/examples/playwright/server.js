import {createServer} from 'node:http'
import {createClient} from '@sanity/client'

// As in production: nothing here knows of a lake.
const client = createClient({
  projectId: 'abc123',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: true,
})

createServer(async (_request, response) => {
  const names = await client.fetch('*[_type == "venue"] | order(name).name')
  response.setHeader('content-type', 'text/html')
  response.end(`<h1>Venues</h1><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`)
}).listen(3000)
