import {act, fireEvent, screen} from '@testing-library/react'
import type {ComponentType, ReactNode} from 'react'
import {beforeEach, expect, test, vi} from 'vitest'
import {queryClient} from '../../ui/query-client.ts'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {tasks} from './tasks-plugin.tsx'

const {studio} = vi.hoisted(() => ({
  studio: {
    count: 0,
    changed: () => {},
    navigateStickyParams: vi.fn(),
    client: {
      fetch: async () => studio.count,
      listen: () => ({
        subscribe: ({next}: {next: () => void}) => {
          studio.changed = next
          return {unsubscribe: () => {}}
        },
      }),
    },
  },
}))
vi.mock('sanity', () => ({
  definePlugin: (plugin: unknown) => plugin,
  useAddonDataset: () => studio,
  useCurrentUser: () => ({id: 'ana'}),
}))
vi.mock('sanity/router', () => ({useRouter: () => studio}))

type Plugin = {studio: {components: {toolMenu: ComponentType<{renderDefault: () => ReactNode}>}}}
const {toolMenu: ToolMenu} = (tasks as unknown as Plugin).studio.components

beforeEach(() => queryClient.clear())

test('the menu shows the number of open tasks as it changes, and opens them', async () => {
  renderInStudio(<ToolMenu renderDefault={() => <p>Menu</p>} />)
  await act(async () => {})
  expect(screen.queryByRole('button')).toBeNull()
  for (const [count, name] of [
    [1, '1 task'],
    [2, '2 tasks'],
  ] as const) {
    studio.count = count
    await act(async () => studio.changed())
    fireEvent.click(await screen.findByRole('button', {name}))
  }
  expect(studio.navigateStickyParams).toHaveBeenLastCalledWith({sidebar: 'tasks'})
})
