import {screen, waitFor} from '@testing-library/react'
import {beforeEach, expect, test, vi} from 'vitest'
import {openStudio, press, studio} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import type {Access, InboxConnection} from './connection.ts'
import {Inbox} from './inbox.tsx'
import {useUnfoundDays} from './use-unfound-days.ts'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
// The inbox itself has its own tests.
vi.mock('./inbox-view.tsx', () => ({
  InboxView: ({connection}: {connection: {inbox: {author: string}}}) => (
    <p>Inbox of {connection.inbox.author}</p>
  ),
}))
const {hosted} = vi.hoisted(() => ({
  hosted: {changed: (_: unknown) => {}, failed: (_: unknown) => {}, stop: () => {}, watched: 0},
}))
vi.mock('./hosted-inbox.ts', () => ({
  watchAccess: (_settings: object, changed: () => void, failed: () => void) => {
    Object.assign(hosted, {changed, failed, watched: hosted.watched + 1})
    return () => hosted.stop()
  },
}))

const settings = {
  ...{apiKey: 'k', authDomain: 'a', projectId: 'p'},
  ...{appId: '', region: '', appCheckKey: ''},
}
const connection = (author: string) =>
  ({inbox: {author, unfound: async () => ['day']}}) as unknown as InboxConnection
const failure = (code: string) => Object.assign(new Error(), {code})
const text = () => document.body.textContent
const shows = (expected: RegExp) => waitFor(() => expect(text()).toMatch(expected))
const offer = async (access: Access) => {
  renderInStudio(<Inbox settings={settings} />)
  await waitFor(() => expect(hosted.watched).toBe(1))
  hosted.changed(access)
}

beforeEach(() => {
  openStudio()
  hosted.watched = 0
})

test.each([
  [{id: 'ana', name: 'Ana Ruiz'}, 'Ana Ruiz'],
  [null, 'Local Editor'],
])('a local inbox opens without a sign-in for %j', async (user, name) => {
  studio.user = user
  const openLocal = async (editor: string) => connection(editor)
  renderInStudio(<Inbox {...{settings, openLocal}} />)
  await shows(new RegExp(`^Inbox of ${name}$`))
})

test('a Studio without Firebase says what is missing', async () => {
  const withoutKey = {...settings, apiKey: ''}
  renderInStudio(<Inbox settings={withoutKey} />)
  await shows(/^The inbox is not set up.*without the settings of a Firebase project/)
  expect(hosted.watched).toBe(0)
})

test('an editor signs in, and reads why if that fails', async () => {
  const signIn = vi.fn(async () => Promise.reject(failure('auth/popup-blocked')))
  await offer({state: 'signed out', signIn})
  await shows(/^Sign in to read inquiries/)
  await press('Sign in with Google')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The browser blocked the sign-in window\./)
  hosted.changed({state: 'staff', connection: connection('ana@x.example')})
  await shows(/^Inbox of ana@x\.example$/)
})

test('an account without access says how to get it, and can be signed out', async () => {
  const signOut = vi.fn(async () => {})
  await offer({state: 'not staff', email: 'eve@x.example', signOut})
  await shows(/^eve@x\.example doesn’t have access to inquiries.*npm run staff -- add eve@x\.example/)
  await press('Sign out')
  expect(signOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure is shown until the access is known', async () => {
  renderInStudio(<Inbox settings={settings} />)
  expect(screen.getByLabelText('Loading')).toBeDefined()
  await waitFor(() => expect(hosted.watched).toBe(1))
  hosted.failed(failure('auth/unauthorized-domain'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nobody can sign in to this Studio yet\./)
  hosted.changed({state: 'staff', connection: connection('ana')})
  await shows(/^Inbox of ana$/)
})

test('what visitors did not find is read only by staff of the inbox', async () => {
  function Days() {
    const {days, hasFailed, isSignedOut} = useUnfoundDays({settings})
    return <output>{JSON.stringify({days, hasFailed, isSignedOut})}</output>
  }
  renderInStudio(<Days />)
  await waitFor(() => expect(hosted.watched).toBe(1))
  hosted.changed({state: 'signed out', signIn: async () => {}})
  await shows(/^\{"days":\[\],"hasFailed":false,"isSignedOut":true\}$/)
  hosted.changed({state: 'staff', connection: connection('ana')})
  await shows(/^\{"days":\["day"\],"hasFailed":false,"isSignedOut":false\}$/)
})
