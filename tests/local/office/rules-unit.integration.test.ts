import {readFileSync} from 'node:fs'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import {deleteField, doc, getDoc, serverTimestamp, setDoc, setLogLevel} from 'firebase/firestore'
import {afterAll, beforeAll, describe, test} from 'vitest'
import {type FirestoreCase, firestoreCases} from './firestore-cases.ts'
import {findEmulator, project, type RunningFirestore, rulesFile, startEmulator} from './firestore-servers.ts'

const jar = findEmulator()
const root = `projects/${project}/databases/(default)/documents`

/** A row of the table that the SDK can express: one document, created, with values of a document. */
type Creation = {name: string; allowed: boolean; path: string; data: Record<string, unknown>}

const creations = firestoreCases.flatMap((row) => creationOf(row) ?? [])

/** The same table once more, through the SDK that visitors' browsers would use, in Google's emulator. */
describe.skipIf(!jar)('firestore.rules, by the SDK', () => {
  let emulator: RunningFirestore
  let environment: RulesTestEnvironment
  beforeAll(async () => {
    // Denials are what the table is about; the SDK would print each.
    setLogLevel('silent')
    emulator = await startEmulator(jar ?? '')
    environment = await initializeTestEnvironment({
      projectId: project,
      firestore: {host: '127.0.0.1', port: emulator.port, rules: readFileSync(rulesFile, 'utf8')},
    })
  }, 60_000)
  afterAll(async () => {
    await environment?.cleanup()
    await emulator?.stop()
  })

  const firestore = (as?: string) =>
    (as ? environment.authenticatedContext(as) : environment.unauthenticatedContext()).firestore()

  test.each(creations)('$name: allowed $allowed', async ({path, data, allowed}) => {
    const write = setDoc(doc(firestore(), path), data)
    await (allowed ? assertSucceeds(write) : assertFails(write))
  })

  test('who is signed in may do no more than others', async () => {
    const good = creations.find(({name}) => name === 'an inquiry')
    const reference = doc(firestore('staff'), 'inquiries/Signedin012345678901')
    await assertSucceeds(setDoc(reference, good?.data ?? {}))
    await assertFails(getDoc(reference))
    await assertFails(setDoc(reference, {status: 'closed'}, {merge: true}))
    await assertFails(setDoc(reference, {name: deleteField()}, {merge: true}))
  })
})

function creationOf({
  name,
  outcome,
  body,
  method,
  stored,
  asServer,
  claims,
}: FirestoreCase): Creation | undefined {
  if (method || stored || asServer || claims || (outcome !== 'OK' && outcome !== 'PERMISSION_DENIED'))
    return undefined
  // The rows of the table that are no list of updates are left to the test over HTTP.
  const {writes} = body(root) as {writes?: {update?: Update; updateTransforms?: Transform[]}[]}
  const [write, ...others] = writes ?? []
  if (!write?.update || others.length > 0) return undefined
  const data = plainValue({mapValue: {fields: write.update.fields}}) as Record<string, unknown> // a map becomes one
  for (const {fieldPath} of write.updateTransforms ?? []) data[fieldPath] = serverTimestamp()
  return {name, allowed: outcome === 'OK', path: write.update.name.slice(root.length + 1), data}
}

type Update = {name: string; fields: Record<string, Value>}
type Transform = {fieldPath: string}
type Value = {
  stringValue?: string
  integerValue?: string
  booleanValue?: boolean
  nullValue?: null
  timestampValue?: string
  arrayValue?: {values: Value[]}
  mapValue?: {fields: Record<string, Value>}
}

function plainValue(value: Value): unknown {
  if (value.mapValue) {
    return Object.fromEntries(
      Object.entries(value.mapValue.fields).map(([key, inner]) => [key, plainValue(inner)]),
    )
  }
  if (value.arrayValue) return value.arrayValue.values.map(plainValue)
  if (value.integerValue !== undefined) return Number(value.integerValue)
  if (value.timestampValue !== undefined) return new Date(value.timestampValue)
  return value.stringValue ?? value.booleanValue ?? null
}
