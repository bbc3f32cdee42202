import {screen, within} from '@testing-library/react'
import type {ComponentType, ReactNode} from 'react'
import {of} from 'rxjs'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {schedulePlugin} from './schedule-plugin.tsx'

const {studio} = vi.hoisted(() => ({
  studio: {
    schedules: [] as object[],
    releases: [] as object[],
    versions: [] as object[],
    listenQuery: (query: string) => {
      if (query.includes('system.release')) return of(studio.releases)
      return of(query.includes('"schedule"') ? studio.schedules : studio.versions)
    },
  },
}))
vi.mock('sanity', () => ({
  definePlugin: (plugin: unknown) => () => plugin,
  useClient: () => ({}),
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

test('failed, coming and done schedules are listed in order, with releases and versions that begin later', () => {
  const schedule = (title: string, state: string, at: string) => ({
    ...{_id: title, _type: 'schedule', action: 'publish', documentId: title, documentType: 'page'},
    ...{title, state, at, note: null},
  })
  studio.schedules = [
    schedule('Later', 'waiting', '2099-02-01T12:00:00Z'),
    schedule('Sooner', 'waiting', '2099-01-01T12:00:00Z'),
    schedule('Broken', 'failed', '2026-01-01T12:00:00Z'),
    ...Array.from({length: 60}, (_, n) =>
      schedule(`Done ${n}`, 'done', `2026-01-01T12:00:${String(n).padStart(2, '0')}Z`),
    ),
  ]
  studio.releases = [{_id: '_.releases.r', name: 'r', title: 'New year', at: '2099-01-01T12:00:00Z'}]
  const version = {_type: 'fact', effectiveFrom: '2099-01-01'}
  studio.versions = [
    {...version, _id: 'a', title: 'As published'},
    {...version, _id: 'drafts.a', title: 'As edited'},
    {...version, _id: 'b', title: 'Not edited'},
  ]
  const Tool = tools[0]?.component
  if (!Tool) throw new Error('The plugin has no tool')
  renderInStudio(<Tool />)
  expect(titles('Failed')).toEqual(['Broken'])
  expect(titles('Upcoming')).toEqual(['Sooner', 'Later'])
  expect(titles('Releases')).toEqual(['New year'])
  expect(titles('Taking effect')).toEqual(['As edited', 'Not edited'])
  // The last fifty, latest first.
  expect(titles('Done')).toHaveLength(50)
  expect(titles('Done')[0]).toBe('Done 59')
})
