import {readLocal, startBackend} from '@upline/testing/backend.ts'
import {creating, documentsRoot, sampleInquiry, storeInquiry} from '@upline/testing/firestore.ts'
import {afterAll, describe, expect, test} from 'vitest'
import {inquiryRequest} from '../../functions/notification-requests.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

const functionPath = '/demo-upline/us-central1/sendEmailNotification'
const commitPath = `/v1/${documentsRoot}:commit`
const post = (path: string, body: string, init: RequestInit = {}) =>
  fetch(backend.address + path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
    ...init,
  })

const good = JSON.stringify({data: inquiryRequest})
const goodCommit = JSON.stringify({writes: creating('inquiries/Abcdefghij0123456789', sampleInquiry)})
const bait = 'eve@evil.example'
const headers = (more: Record<string, string>): RequestInit => ({
  headers: {'content-type': 'application/json', ...more},
})

/** Bodies that the function or Firestore cannot read; further tests of both have other ones. */
const bodies: [name: string, path: string, body: string, status?: number][] = [
  ['an envelope without data', functionPath, JSON.stringify({...inquiryRequest, replyTo: bait})],
  ['nothing in data', functionPath, '{}'],
  ['data and more', functionPath, JSON.stringify({data: inquiryRequest, [bait]: 1})],
  ['a batch', functionPath, `[${good},${good}]`],
  ['a text for a body', functionPath, JSON.stringify(bait)],
  ['half a request', functionPath, good.slice(0, -9)],
  ['no body', functionPath, ''],
  [
    'a typed number that is a text',
    functionPath,
    `{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"${bait}"}}`,
  ],
  ['100 000 lists in each other', functionPath, `{"data":${'['.repeat(1e5)}${']'.repeat(1e5)}}`],
  ['a text of two million characters', functionPath, JSON.stringify({data: 'x'.repeat(2e6)}), 413],
  ['the prototype of the body', functionPath, `{"__proto__":{"data":1},"data":${good}}`],
  ['another function', '/demo-upline/us-central1/constructor', good, 404],
  ['another region', '/demo-upline/europe-west1/sendEmailNotification', good, 404],
  ['another project', '/other/us-central1/sendEmailNotification', good, 404],
  ['a transaction of nothing', commitPath.replace('commit', 'batchGet'), '{"newTransaction":{}}'],
  ['half a commit', commitPath, '{"writes":[{"update":'],
  ['three million characters', commitPath, `{"writes":"${'x'.repeat(3e6)}"}`],
  ['a commit to another project', commitPath.replace('demo-upline', 'other'), goodCommit],
  ['half an emoji', commitPath, goodCommit.replace(sampleInquiry.name, 'Dana \\ud83d')],
  ['half an emoji in an id', commitPath, goodCommit.replace('Abcdefghij', '\\ud83d')],
  [
    'a thousand deletes',
    commitPath,
    JSON.stringify({writes: Array(1000).fill({delete: `${documentsRoot}/inquiries/x`})}),
    403,
  ],
]

/** Good bodies of callers that are refused. */
const callers: [name: string, init: RequestInit, callStatus: number, commitStatus: number][] = [
  ['a page of another site', headers({origin: 'https://evil.example'}), 403, 403],
  ['a page without origin', headers({origin: 'null'}), 403, 403],
  ['a forged sign-in', headers({authorization: 'Bearer e30.e30.'}), 401, 400],
  ['another method', {method: 'PUT'}, 405, 405],
]

describe('hostile requests', () => {
  test.each(bodies)('%s', async (_, path, body, status = 400) => {
    expect((await post(path, body)).status).toBe(status)
  })

  test.each(callers)('%s', async (_, init, callStatus, commitStatus) => {
    expect((await post(functionPath, good, init)).status).toBe(callStatus)
    expect((await post(commitPath, goodCommit, init)).status).toBe(commitStatus)
  })

  test('nothing of them was delivered, stored, counted or printed', async () => {
    for (const what of ['inquiries', 'error-logs', 'mails'])
      expect(await readLocal(backend, what)).toEqual([])
    expect(backend.printed()).not.toMatch(/eve@|ada@|Ada|forty|555-0134|\.env|\n\s+at /)
  })
})

test('an inquiry sent twenty times at once is stored once', async () => {
  const id = 'local_1795224757000_k3j9x2'
  const statuses = await Promise.all(Array.from({length: 20}, () => storeInquiry(backend.address, id)))
  expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await readLocal(backend, 'inquiries')).toHaveLength(1)
})
