import {hostileRequests, inquiryRequest} from '../../functions/notification-requests.ts'
import {firestoreCases} from './firestore-cases.ts'

/** One hostile request and how it must be refused: HTTP status and the error's name, or the status alone. */
export interface HostilePayload {
  name: string
  path: string
  init: RequestInit
  refusal: string
}

const functionPath = '/demo-upline/us-central1/sendEmailNotification'
const root = 'projects/demo-upline/databases/(default)/documents'
const json = {'content-type': 'application/json'}
const bait = 'eve@evil.example'

function call(name: string, body: string, refusal: string, init: RequestInit = {}, path = functionPath) {
  return {name, path, refusal, init: {method: 'POST', headers: json, body, ...init}}
}

function commit(name: string, body: unknown, refusal: string, headers: HeadersInit = {}, of = root) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = {method: 'POST', headers: {'content-type': 'text/plain', ...headers}, body: text}
  return {name, path: `/v1/${of}:commit`, refusal, init}
}

const good = JSON.stringify({data: inquiryRequest})
const badCall = '400 INVALID_ARGUMENT'

/** What the function refuses to read: every row is a request as the site sends it, with one thing changed. */
const envelopes: HostilePayload[] = hostileRequests
  .filter(([, request]) => request !== null)
  .map(([name, request]) => call(`function: ${name}`, JSON.stringify({data: request}), badCall))

/** What is no call at all, or not one for this site. None may be repeated in the log either. */
const calls: HostilePayload[] = [
  call('function: an envelope without data', JSON.stringify({...inquiryRequest, replyTo: bait}), badCall),
  call('function: nothing in data', '{}', badCall),
  call('function: null in data', '{"data":null}', badCall),
  call('function: data and more', JSON.stringify({data: inquiryRequest, [bait]: 1}), badCall),
  call('function: a batch', `[${good},${good}]`, badCall),
  call('function: a text for a body', JSON.stringify(bait), badCall),
  call('function: half a request', good.slice(0, -9), badCall),
  call('function: no body', '', badCall),
  call('function: a form', `data=${bait}`, badCall, {
    headers: {'content-type': 'application/x-www-form-urlencoded'},
  }),
  call('function: JSON named otherwise', good, badCall, {headers: {'content-type': 'text/plain'}}),
  call(
    'function: a typed number that is a text',
    JSON.stringify({
      data: {
        ...inquiryRequest,
        text: {'@type': 'type.googleapis.com/google.protobuf.Int64Value', value: bait},
      },
    }),
    badCall,
  ),
  call('function: 100 000 lists in each other', `{"data":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, badCall),
  call('function: a text of two million characters', JSON.stringify({data: 'x'.repeat(2e6)}), '413'),
  call('function: the prototype of the body', `{"__proto__":{"data":1},"data":${good}}`, badCall),
  call('function: a page of another site', good, '403', {
    headers: {...json, origin: 'https://evil.example'},
  }),
  call('function: a page without origin', good, '403', {headers: {...json, origin: 'null'}}),
  call('function: a forged sign-in', good, '401 UNAUTHENTICATED', {
    headers: {...json, authorization: 'Bearer e30.e30.'},
  }),
  call('function: another method', good, '405', {method: 'PUT'}),
  call('function: another function', good, '404', {}, '/demo-upline/us-central1/constructor'),
  call('function: another region', good, '404', {}, '/demo-upline/europe-west1/sendEmailNotification'),
  call('function: another project', good, '404', {}, '/other/us-central1/sendEmailNotification'),
]

const statusOf = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  ALREADY_EXISTS: 409,
  FAILED_PRECONDITION: 400,
  NOT_FOUND: 404,
} as const

/** The rows of the rules' table that must be refused and need nothing stored before. */
const documents: HostilePayload[] = firestoreCases.flatMap((row) =>
  row.outcome === 'OK' || row.stored || row.asServer
    ? []
    : {
        ...commit(`firestore: ${row.name}`, row.body(root), `${statusOf[row.outcome]} ${row.outcome}`),
        path: `/v1/${root}:${row.method ?? 'commit'}`,
      },
)

const anInquiry = firestoreCases[0]?.body(root)
const denied = '403 PERMISSION_DENIED'

const commits: HostilePayload[] = [
  commit('firestore: a forged sign-in', anInquiry, badCall, {authorization: 'Bearer e30.e30.'}),
  commit('firestore: a page of another site', anInquiry, '403', {origin: 'https://evil.example'}),
  commit('firestore: another project', anInquiry, '400', {}, 'projects/other/databases/(default)/documents'),
  commit(
    'firestore: a thousand deletes',
    {writes: Array(1000).fill({delete: `${root}/inquiries/x`})},
    denied,
  ),
  commit('firestore: half a request', '{"writes":[{"update":', badCall),
  commit('firestore: three million characters', `{"writes":"${'x'.repeat(3e6)}"}`, badCall),
  commit(
    'firestore: a good inquiry and a rate limit set back',
    {
      writes: [
        ...((anInquiry as {writes: unknown[]}).writes ?? []), // what every row of the table is made of
        {update: {name: `${root}/rate_limits/x`, fields: {count: {integerValue: '0'}}}},
      ],
    },
    denied,
  ),
]

export const hostilePayloads: HostilePayload[] = [...envelopes, ...calls, ...documents, ...commits]
