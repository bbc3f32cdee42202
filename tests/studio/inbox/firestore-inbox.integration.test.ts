import {FirestoreInbox} from '@upline/studio/plugins/inbox/firestore-inbox.ts'
import {initializeApp, setLogLevel} from 'firebase/app'
import {connectFirestoreEmulator, getFirestore} from 'firebase/firestore/lite'
import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {project, startLocalFirestore, studio} from '../../local/office/firestore-servers.ts'

const {port, store, stop} = await startLocalFirestore()
setLogLevel('silent')
const app = initializeApp({apiKey: 'key', projectId: project}, 'inbox')
const firestore = getFirestore(app)
connectFirestoreEmulator(firestore, '127.0.0.1', port, {
  mockUserToken: {sub: 'ana', email: 'Ana', staff: true},
})
const inbox = new FirestoreInbox({app, firestore, functions: 'us-central1', author: 'Ana'})

// The rules take requests of staff only from the Studio, whose origin the browser sets.
const send = globalThis.fetch
vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
  send(address, {...options, headers: {...Object.fromEntries(new Headers(options.headers)), origin: studio}}),
)
afterAll(async () => {
  vi.unstubAllGlobals()
  await stop()
})

const text = (stringValue: string) => ({stringValue})
const time = (hour: number) => ({timestampValue: `2026-11-02T${String(hour).padStart(2, '0')}:00:00Z`})
const at = (hour: number) => Date.parse(time(hour).timestampValue)
const received = {a: 9, b: 10, c: 11}

beforeEach(() => {
  store.clear()
  for (const [id, hour] of Object.entries(received)) {
    const fields = {
      ...{type: text('general'), name: text(`Name ${id}`), email: text('a@b.example'), phone: text('')},
      ...{message: text('Please call me.'), status: text('new'), timestamp: time(hour)},
    }
    store.put(`inquiries/${id}`, fields as never, time(hour).timestampValue)
  }
})

const idsOf = (inquiries: readonly {id: string}[]) => inquiries.map(({id}) => id).join('')

test('pages have the newest inquiries first', async () => {
  const first = await inbox.page(2)
  expect(idsOf(first.inquiries)).toBe('cb')
  const second = await inbox.page(2, first.next)
  expect(idsOf(second.inquiries)).toBe('a')
  expect(second.next).toBeUndefined()
  expect((await inbox.get('a'))?.name).toBe('Name a')
  expect(await inbox.get('gone')).toBeUndefined()
})

test('a change by staff is noted, counted and found, and another one meanwhile is refused', async () => {
  const seen = await inbox.get('a')
  if (!seen) throw new Error('The inquiry is missing')
  expect([await inbox.countNew(), await inbox.countNew(2), await inbox.lastChange()]).toEqual([3, 2, 0])
  const before = Date.now()
  expect(await inbox.change(seen, {status: 'contacted', assignee: 'Ben'})).toMatchObject({
    status: 'contacted',
    assignee: 'Ben',
  })
  expect(await inbox.countNew()).toBe(2)
  expect(await inbox.lastChange()).toBeGreaterThanOrEqual(before - 1000)
  expect(idsOf(await inbox.changedSince(before - 1000))).toBe('a')
  expect(await inbox.changedSince(Date.now() + 60_000)).toEqual([])
  await expect(inbox.change(seen, {status: 'closed'})).rejects.toMatchObject({code: 'changed'})
  // The same values as somebody else's are no change.
  await inbox.change(seen, {status: 'contacted'})
  expect(await inbox.notes('a')).toMatchObject([
    {kind: 'change', author: 'Ana', text: 'status: new → contacted, assignee: nobody → Ben'},
  ])
  store.remove('inquiries/b')
  expect(await inbox.change({...seen, id: 'b'}, {status: 'closed'})).toBeUndefined()
})

test('notes belong to their inquiry, oldest first, and are erased with it', async () => {
  await inbox.addNote('a', 'Called')
  await inbox.addNote('a', 'Called again')
  await inbox.addNote('b', 'created', 'send')
  expect((await inbox.notes('a')).map(({text}) => text)).toEqual(['Called', 'Called again'])
  expect(await inbox.notes('b')).toMatchObject([{kind: 'send', text: 'created'}])
  const {inquiries} = await inbox.page(10)
  expect([...(await inbox.notesOf(inquiries)).keys()].toSorted()).toEqual(['a', 'b'])
  await expect(inbox.addNote('gone', 'Too late')).rejects.toThrow()
  await inbox.erase(['a'])
  expect(idsOf((await inbox.page(10)).inquiries)).toBe('cb')
  expect(await inbox.notes('a')).toEqual([])
  expect(await inbox.notes('b')).toHaveLength(1)
})

test('mails that failed, and what visitors did not find since a date, are listed', async () => {
  const failed = store.get('inquiries/b')
  const notification = {mapValue: {fields: {notified: {booleanValue: false}}}}
  store.put('inquiries/b', {...failed?.fields, notification} as never, time(12).timestampValue)
  expect(idsOf(await inbox.undelivered())).toBe('b')
  for (const date of ['2026-11-01', '2026-11-02', '2026-11-03'])
    store.put(`unfound/${date}`, {date: text(date)} as never, time(12).timestampValue)
  expect((await inbox.unfound('2026-11-02')).map(({date}) => date)).toEqual(['2026-11-02', '2026-11-03'])
  expect(at(9)).toBe((await inbox.get('a'))?.receivedAt)
})
