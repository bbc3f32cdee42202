import {documentsRoot, wireFields} from '@upline/testing/firestore.ts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {type FirestoreCase, firestoreCases} from './firestore-cases.ts'
import {
  findEmulator,
  type RunningFirestore,
  startEmulator,
  startLocalFirestore,
  studio,
  unsignedToken,
} from './firestore-servers.ts'

const jar = findEmulator()

describe('the local endpoint', () => contract(startLocalFirestore))
// The emulator compiles its rules slowly on a busy machine.
const emulator = jar ? "Google's emulator" : "Google's emulator: not installed, see findEmulator"
describe.skipIf(!jar && !process.env.GITHUB_ACTIONS)(emulator, {timeout: 30_000}, () =>
  contract(() => startEmulator(jar ?? '')),
)

/** Runs the same cases on both, so that the local endpoint behaves like Google's. */
function contract(start: () => Promise<RunningFirestore>): void {
  let firestore: RunningFirestore
  beforeAll(async () => {
    firestore = await start()
    // The emulator compiles its rules at the first write.
    await send(firestore, 'commit', {writes: []})
  }, 60_000)
  afterAll(() => firestore?.stop())

  test.each(firestoreCases)('$name: $outcome', async (row) => {
    if (row.stored) await store(firestore, row.stored)
    const authorization = row.asServer
      ? firestore.ownerAuthorization
      : row.claims && `Bearer ${unsignedToken(row.claims)}`
    const response = await send(firestore, row.method ?? 'commit', row.body, authorization)
    const body: unknown = await response.json()
    expect(outcomeOf(response, body)).toBe(row.outcome)
    if (row.finds) expect(foundIn(body)).toEqual(row.finds)
  })
}

function send(
  firestore: RunningFirestore,
  method: string,
  body: unknown,
  authorization?: string,
): Promise<Response> {
  return fetch(`http://127.0.0.1:${firestore.port}/v1/${documentsRoot}:${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      // Programs send no origin; the local endpoint gives a server's rights to programs only.
      ...(authorization !== firestore.ownerAuthorization && {origin: studio}),
      ...(authorization && {authorization}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function store(firestore: RunningFirestore, {path, fields}: NonNullable<FirestoreCase['stored']>) {
  const writes = [{update: {name: `${documentsRoot}/${path}`, fields: wireFields(fields)}}]
  const response = await send(firestore, 'commit', {writes}, firestore.ownerAuthorization)
  expect(response.status).toBe(200)
}

function outcomeOf(response: Response, body: unknown): string {
  if (response.ok) return 'OK'
  const problem = [body].flat()[0] as {error: {code: number; status: string}}
  expect(problem.error.code).toBe(response.status)
  return problem.error.status
}

/** Returns the ids in the answer to a query. */
function foundIn(body: unknown): (string | undefined)[] {
  const answers = body as {document?: {name: string}}[]
  return answers.flatMap(({document}) => (document ? [document.name.split('/').at(-1)] : []))
}
