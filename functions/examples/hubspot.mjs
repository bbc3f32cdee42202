// Receives inquiries and creates or updates the contact in HubSpot. Runs wherever Node runs:
//   HAND_OVER_SECRET=… HUBSPOT_TOKEN=… PORT=8080 node hubspot.mjs
// The token is that of a private app with the scope crm.objects.contacts.write.
import {createServer} from 'node:http'
import {text} from 'node:stream/consumers'
import {isValidSignature} from '@sanity/webhook'

const {
  HAND_OVER_SECRET = '',
  HUBSPOT_TOKEN,
  HUBSPOT_API = 'https://api.hubapi.com',
  PORT = '8080',
} = process.env

createServer(async (request, response) => {
  const body = await text(request)
  const signature = String(request.headers['sanity-webhook-signature'])
  const isGenuine =
    HAND_OVER_SECRET && (await isValidSignature(body, signature, HAND_OVER_SECRET).catch(() => false))
  if (!isGenuine) return response.writeHead(401).end()
  const {name, email, phone, isSuspect} = JSON.parse(body)
  // HubSpot finds contacts by their email address. The same one twice changes nothing, so the idempotency key is not needed.
  if (isSuspect || !email) return response.end()
  const [firstname, ...others] = name.split(' ')
  const properties = {firstname, lastname: others.join(' '), phone}
  const answer = await fetch(`${HUBSPOT_API}/crm/objects/2026-03/contacts/batch/upsert`, {
    method: 'POST',
    headers: {authorization: `Bearer ${HUBSPOT_TOKEN}`, 'content-type': 'application/json'},
    body: JSON.stringify({inputs: [{idProperty: 'email', id: email, properties}]}),
  }).catch(() => undefined)
  // Any status but 200 to 299 makes the site send the inquiry again.
  response.writeHead(answer?.ok ? 200 : 502).end()
}).listen(Number(PORT), () => process.stdout.write('ready\n'))
