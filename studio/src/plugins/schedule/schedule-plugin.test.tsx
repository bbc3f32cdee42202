import {fireEvent, screen, waitFor, within} from '@testing-library/react'
import type {Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {removalMutations} from '@upline/editorial/schedules/schedule-mutations.ts'
import {evaluateSync, parse} from 'groq-js'
import type {ComponentType, ReactNode} from 'react'
import {of} from 'rxjs'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {schedulePlugin} from './schedule-plugin.tsx'

const {studio} = vi.hoisted(() => ({
  studio: {
    documents: [] as object[],
    mutations: [] as unknown[],
    listenQuery: (query: string, params: Record<string, unknown>) => {
      const {documents: dataset} = studio
      return of(evaluateSync(parse(query, {params}), {dataset, params}).data)
    },
  },
}))
vi.mock('sanity', () => ({
  definePlugin: (plugin: unknown) => () => plugin,
  useClient: () => ({mutate: async (mutations: unknown) => void studio.mutations.push(mutations)}),
  useDocumentStore: () => studio,
  useSchema: () => ({get: () => ({title: 'Page'})}),
}))
vi.mock('sanity/router', () => ({
  IntentLink: ({params, children}: {params: {id: string}; children: ReactNode}) => (
    <a href={`#${params.id}`}>{children}</a>
  ),
}))
vi.mock('@sanity/ui/toast', () => ({useToast: () => ({push: () => {}})}))

const {tools} = schedulePlugin() as unknown as {tools: {component: ComponentType}[]}
const titles = (list: string) =>
  within(screen.getByRole('region', {name: list}))
    .queryAllByRole('link')
    .map((link) => link.textContent)

const schedule = (title: string, state: string, at: string) => ({
  ...{_id: `schedule.publish.${title}`, _type: 'schedule', action: 'publish', documentId: title},
  ...{documentType: 'page', title, state, at},
})
const page = (_id: string) => ({_id, _type: 'page'})

function openTool(...documents: object[]): void {
  studio.documents = documents
  const Tool = tools[0]?.component
  if (!Tool) throw new Error('The plugin has no tool')
  renderInStudio(<Tool />)
}

test('failed, coming and done schedules are listed in order, with releases and versions that begin later', () => {
  const version = {_type: 'fact', effectiveFrom: '2099-01-01'}
  openTool(
    schedule('Later', 'waiting', '2099-02-01T12:00:00Z'),
    schedule('Sooner', 'waiting', '2099-01-01T12:00:00Z'),
    schedule('Broken', 'failed', '2026-01-01T12:00:00Z'),
    ...Array.from({length: 60}, (_, n) =>
      schedule(`Done ${n}`, 'done', `2026-01-01T12:00:${String(n).padStart(2, '0')}Z`),
    ),
    {
      ...{_id: '_.releases.r', _type: 'system.release', name: 'r', state: 'scheduled'},
      ...{metadata: {title: 'New year'}, publishAt: '2099-01-01T12:00:00Z'},
    },
    {...version, _id: 'a', title: 'As published'},
    {...version, _id: 'drafts.a', title: 'As edited'},
    {...version, _id: 'b', title: 'Not edited'},
  )
  expect(titles('Failed')).toEqual(['Broken'])
  expect(titles('Upcoming')).toEqual(['Sooner', 'Later'])
  expect(titles('Releases')).toEqual(['New year'])
  expect(titles('Taking effect')).toEqual(['As edited', 'Not edited'])
  // The last fifty, latest first.
  expect(titles('Done')).toHaveLength(50)
  expect(titles('Done')[0]).toBe('Done 59')
})

test('a coming schedule can be changed or canceled, another one removed from its list', async () => {
  const [later, broken] = [
    {...schedule('Later', 'waiting', '2099-02-01T12:00:00Z'), scheduledBy: 'Ana'},
    {...schedule('Broken', 'failed', '2026-01-01T12:00:00Z'), note: 'No title'},
  ]
  openTool(later, broken, page('Later'), page('Broken'))
  const text = (list: string) => screen.getByRole('region', {name: list}).textContent
  expect(text('Upcoming')).toContain('Publish Feb 1, 2099, 12:00 PM · Page · set by Ana')
  expect(text('Failed')).toContain('No title')
  const buttons = screen.getAllByRole('button', {name: /: /})
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Remove from list: Broken',
    'Change: Later',
    'Cancel: Later',
  ])
  fireEvent.click(screen.getByRole('button', {name: 'Cancel: Later'}))
  fireEvent.click(screen.getByRole('button', {name: 'Remove from list: Broken'}))
  await waitFor(() => expect(studio.mutations).toHaveLength(2))
  expect(studio.mutations).toEqual([
    removalMutations(later as unknown as Schedule),
    removalMutations(broken as unknown as Schedule),
  ])
})

test('a document shows when it is published or taken down, or why that failed', () => {
  const {document} = schedulePlugin() as unknown as {
    document: {
      actions: (before: object[], context: object) => object[]
      badges: (before: object[], context: object) => ((props: {id: string}) => object | null)[]
    }
  }
  // Singletons have no schedule.
  expect(document.badges([], {schemaType: 'siteSettings'})).toEqual([])
  expect(document.actions([{}], {schemaType: 'siteSettings'})).toHaveLength(1)
  expect(document.actions([{}], {schemaType: 'page'})).toHaveLength(2)
  const [useBadge] = document.badges([], {schemaType: 'page'})
  const shown = (id: string) => {
    const badge = {}
    const Shown = () => {
      Object.assign(badge, useBadge?.({id}))
      return null
    }
    renderInStudio(<Shown />)
    return badge
  }
  const soon = schedule('a', 'waiting', '2099-01-02T12:00:00Z')
  const down = {...soon, _id: 'schedule.takeDown.a', action: 'takeDown', at: '2099-01-01T12:00:00Z'}
  studio.documents = [soon, down, {...schedule('b', 'failed', '2026-01-01T12:00:00Z'), note: 'No title'}]
  expect(shown('drafts.a')).toMatchObject({
    label: expect.stringMatching(/^\S.* Jan 1, 2099.*, Publish Jan 2, 2099/),
    color: 'primary',
  })
  expect(shown('b')).toMatchObject({label: 'Schedule failed', title: 'No title', color: 'danger'})
  expect(shown('c')).toEqual({})
})

test('schedules that another program wrote without a title or with a wrong one are listed by their documents', () => {
  const at = '2099-01-01T12:00:00Z'
  openTool(
    {...schedule('no-title', 'waiting', at), title: undefined},
    {
      ...schedule('other-title', 'failed', at),
      title: {en: 'New'},
      note: {en: 'Why'},
      at: 'soon',
      documentType: null,
    },
    {...schedule('deleted', 'waiting', at), scheduledBy: {name: 'Ana'}},
    page('no-title'),
  )
  expect(titles('Upcoming')).toEqual(['no-title', 'deleted'])
  const text = (list: string) => screen.getByRole('region', {name: list}).textContent
  expect(text('Upcoming')).toContain('This was deleted.')
  // Without a type nothing can be opened.
  expect(text('Failed')).toContain('other-titlePublish at a time that can’t be read')
})
