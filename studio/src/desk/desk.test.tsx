import {cleanup, fireEvent, screen, waitFor} from '@testing-library/react'
import type {DocumentInspectorProps} from 'sanity'
import {expect, test, vi} from 'vitest'
import {localAuth} from '../local-auth.tsx'
import {button, openStudio, press, studio, toasted} from '../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../ui/render-in-studio.fixture.tsx'
import {connectionsInspector} from './connections-inspector.tsx'
import {RecentlyDeleted} from './recently-deleted.tsx'

vi.mock('sanity', async () => (await import('../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/router', async () => (await import('../ui/mock-studio.fixture.tsx')).router)
vi.mock('sanity/structure', () => ({DocumentInspectorHeader: ({title}: {title: string}) => <h2>{title}</h2>}))
vi.mock('@sanity/ui/toast', async () => (await import('../ui/mock-studio.fixture.tsx')).toast)
const {requests} = vi.hoisted(() => ({
  requests: {answer: async (_: {url: string}): Promise<unknown> => undefined},
}))
vi.mock('@upline/lake/studio.ts', () => ({
  lakeClientFactory: () => () => ({request: (options: {url: string}) => requests.answer(options)}),
}))

const page = (_id: string, more: object = {}) => ({
  _id,
  _type: 'page',
  title: `Page ${_id}`,
  path: `/${_id}`,
  ...more,
})
const linkTo = (_ref: string) => ({link: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref}}})
const text = () => document.body.textContent

test('deleted documents are listed, the newest first, and restored as drafts', async () => {
  openStudio(page('here'))
  const deleted = [page('drafts.gone', linkTo('lost')), page('older', {_type: 'page', title: undefined})]
  const log = ['gone', 'older', 'here'].map((id, n) => ({
    id: `t${n}`,
    timestamp: `2026-11-0${3 - n}`,
    author: 'ben',
    documentIDs: [id],
  }))
  vi.spyOn(studio.client, 'request').mockImplementation(async ({url}) =>
    url?.includes('/documents/') ? {documents: deleted} : log.map((each) => JSON.stringify(each)).join('\n'),
  )
  renderInStudio(<RecentlyDeleted />)
  await waitFor(() =>
    expect(screen.queryAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'Page drafts.goneType page · deleted at 2026-11-03Restore',
      'UntitledType page · deleted at 2026-11-02Restore',
    ]),
  )
  expect(screen.queryByText('Show more')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', {name: 'Restore'})[0] as HTMLElement)
  await toasted(
    '“Page drafts.gone” was restored as a draft. It shows something that was deleted too. Restore that as well, or choose another in the form.',
  )
  expect(studio.committed).toMatchObject([{createIfNotExists: {_id: 'drafts.gone', path: '/drafts.gone'}}])
  expect(studio.intents).toEqual([['edit', {id: 'gone', type: 'page'}]])
  studio.failure = new Error('offline')
  fireEvent.click(screen.getAllByRole('button', {name: 'Restore'})[1] as HTMLElement)
  await waitFor(() =>
    expect(studio.toasts[1]).toBe('Nothing was restored. Check the connection and try again.'),
  )
})

test.each([
  [async () => '', 'The history has no deleted documents.'],
  [
    async () => Promise.reject(new Error('offline')),
    'The history could not be read. Check the connection and open this list again.',
  ],
])('without deleted documents the list says why', async (answer, expected) => {
  openStudio()
  vi.spyOn(studio.client, 'request').mockImplementation(answer)
  renderInStudio(<RecentlyDeleted />)
  await waitFor(() => expect(text()).toBe(expected))
})

test('the form lists what uses a document and what the document shows', async () => {
  const Inspector = connectionsInspector.component
  openStudio(
    page('a', linkTo('b')),
    page('b'),
    page('drafts.c', linkTo('a')),
    page('versions.r1.d', linkTo('a')),
  )
  renderInStudio(
    <Inspector {...({documentId: 'drafts.a', documentType: 'page'} as DocumentInspectorProps)} />,
  )
  await waitFor(() =>
    expect(text()).toMatch(/^What uses thisUsed by \(1\)Page drafts\.c.*DraftShows \(1\)Page b/),
  )
  cleanup()
  renderInStudio(<Inspector {...({documentId: 'b', documentType: 'page'} as DocumentInspectorProps)} />)
  await waitFor(() =>
    expect(text()).toMatch(/Used by \(1\)Page a.*Shows \(0\)This doesn’t show any other document or fact\.$/),
  )
})

test('an editor signs in to a local lake by choosing a name', async () => {
  const store = localAuth({apiHost: 'http://localhost', projectId: 'p', dataset: 'd'})
  const Login = store.LoginComponent as unknown as () => null
  const urls: string[] = []
  requests.answer = async ({url}) => {
    urls.push(url)
    if (urls.length === 2) throw new Error('offline')
    return {providers: [{name: 'Ana Ruiz', title: 'Ana'}]}
  }
  openStudio()
  renderInStudio(<Login />)
  await press('Ana')
  const problem = 'The backend isn’t responding. Run npm start, then reload this page.'
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  fireEvent.click(button('Ana'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(urls).toEqual(['/auth/providers', '/auth/login/Ana%20Ruiz', '/auth/login/Ana%20Ruiz'])
})
