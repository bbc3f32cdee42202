import type {User} from 'firebase/auth'
import {expect, test, vi} from 'vitest'
import type {Access} from './connection.ts'
import {watchAccess} from './hosted-inbox.ts'

const {auth} = vi.hoisted(() => ({auth: {changed: (_user: unknown) => {}, signOut: vi.fn()}}))
// Only Google's servers sign in.
vi.mock('firebase/auth', () => ({
  getAuth: (app: unknown) => ({app}),
  onAuthStateChanged: (_auth: unknown, changed: (user: unknown) => void) => {
    auth.changed = changed
    return () => {}
  },
  signOut: auth.signOut,
}))

const settings = {
  apiKey: 'key',
  authDomain: 'harbor-oak.example',
  projectId: 'harbor-oak',
  appId: 'app',
  region: 'us-central1',
  appCheckKey: '',
}

/** Returns what the Studio offers after a sign-in with these claims. */
async function accessWith(claims: object | undefined): Promise<Access> {
  const {promise, resolve, reject} = Promise.withResolvers<Access>()
  watchAccess(settings, resolve, reject)
  const user = claims && {email: 'ana@harbor-oak.example', getIdTokenResult: async () => ({claims})}
  auth.changed(user as unknown as User)
  return promise
}

test('staff open the inbox; others, and those who are signed out, do not', async () => {
  expect(await accessWith(undefined)).toMatchObject({state: 'signed out'})
  expect(await accessWith({})).toMatchObject({state: 'not staff', email: 'ana@harbor-oak.example'})
  expect(await accessWith({staff: 'yes'})).toMatchObject({state: 'not staff'})
  const access = await accessWith({staff: true})
  expect(access).toMatchObject({state: 'staff', connection: {inbox: {author: 'ana@harbor-oak.example'}}})
})

test('the inbox is refreshed each half minute and when its tab is shown, until it closes', async () => {
  const access = await accessWith({staff: true})
  if (access.state !== 'staff') throw new Error('The inbox is closed')
  vi.useFakeTimers()
  const changed = vi.fn()
  const close = access.connection.watch(changed)
  vi.advanceTimersByTime(60_000)
  expect(changed).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledTimes(3)
  close()
  vi.advanceTimersByTime(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
