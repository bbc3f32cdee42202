import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {type FirestoreCase, firestoreCases} from './firestore-cases.ts'
import {
  findEmulator,
  project,
  type RunningFirestore,
  startEmulator,
  startLocalFirestore,
} from './firestore-servers.ts'

const jar = findEmulator()
const root = `projects/${project}/databases/(default)/documents`

describe('the local endpoint', () => contract(startLocalFirestore))
// Compiling its rules takes a busy machine long.
describe.skipIf(!jar)("Google's emulator", {timeout: 30_000}, () => contract(() => startEmulator(jar ?? '')))

/** The same table for both: that is what keeps the local endpoint honest. */
function contract(start: () => Promise<RunningFirestore>): void {
  let firestore: RunningFirestore
  beforeAll(async () => {
    firestore = await start()
    // The emulator compiles its rules at the first write.
    await send(firestore, 'commit', {writes: []}, false)
  }, 60_000)
  afterAll(() => firestore?.stop())

  test.each(firestoreCases)('$name: $outcome', async (row) => {
    if (row.stored) await store(firestore, row.stored)
    const response = await send(firestore, row.method ?? 'commit', row.body(root), row.asServer ?? false)
    expect(await outcomeOf(response)).toBe(row.outcome)
  })
}

function send({port}: RunningFirestore, method: string, body: unknown, asServer: boolean): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/v1/${root}:${method}`, {
    method: 'POST',
    headers: {'content-type': 'text/plain', ...(asServer ? {authorization: 'Bearer owner'} : {})},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function store(firestore: RunningFirestore, {path, fields}: NonNullable<FirestoreCase['stored']>) {
  const response = await send(
    firestore,
    'commit',
    {writes: [{update: {name: `${root}/${path}`, fields}}]},
    true,
  )
  expect(response.status).toBe(200)
}

async function outcomeOf(response: Response): Promise<string> {
  const body: unknown = await response.json()
  if (response.ok) return 'OK'
  const problem = [body].flat()[0] as {error: {code: number; status: string}}
  expect(problem.error.code).toBe(response.status)
  return problem.error.status
}
