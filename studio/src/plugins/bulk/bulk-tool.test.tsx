import {act, fireEvent, screen} from '@testing-library/react'
import type {DoneOperation} from '@upline/editorial/tables/undo.ts'
import {beforeEach, expect, test, vi} from 'vitest'
import {button, openStudio} from '../../ui/mock-studio.fixture.tsx'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {BulkTool} from './bulk-tool.tsx'

vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('@sanity/ui/toast', async () => (await import('../../ui/mock-studio.fixture.tsx')).toast)
// jsdom has no IndexedDB.
vi.mock('idb-keyval', () => ({get: async () => undefined, update: async () => {}}))
// The import itself is tested in editorial/src/tables.
vi.mock('./import-dialog.tsx', () => ({
  ImportDialog: ({onDone}: {onDone: (done: DoneOperation) => void}) => {
    const left = new Map([['drafts.f1', 'r']])
    const done = {summary: '1 document imported', transactionId: 't', at: Date.now(), before: new Map(), left}
    return (
      <button type="button" onClick={() => onDone(done)}>
        Finish the import
      </button>
    )
  },
}))

beforeEach(async () => {
  openStudio(
    {_id: 'c1', _type: 'carrier', title: 'Acme'},
    {_id: 'f1', _type: 'fact', title: 'Agents'},
    {_id: 'drafts.f1', _type: 'fact', title: 'Agents now'},
    {_id: 'drafts.f2', _type: 'fact', title: 'Carriers'},
  )
  renderInStudio(<BulkTool />)
  await screen.findByText('Acme')
})

const choose = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`))
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent)

test('the list is filtered by name, type and state, and counts what is selected but not shown', async () => {
  choose('Acme')
  fireEvent.change(screen.getByLabelText('Type'), {target: {value: 'fact'}})
  await vi.waitFor(() => expect(titles()).toEqual(['Agents now', 'Carriers']))
  expect(screen.getByText('1 selected, 1 of them not in this list')).toBeDefined()
  const states = screen.getByLabelText<HTMLSelectElement>('State')
  expect([...states.options].map((option) => option.text)).toEqual([
    'All states',
    'Published',
    'Published, with changes',
    'Draft only',
  ])
  fireEvent.change(states, {target: {value: 'edited'}})
  await vi.waitFor(() => expect(titles()).toEqual(['Agents now']))
})

test('each action is offered for the documents that it can change', () => {
  const usable = () =>
    [/^Publish/, /^Set a field/, /^Next versions/, /^Export/, /^Delete/].filter(
      (name) => !button(name).disabled,
    )
  expect(usable()).toEqual([])
  choose('Carriers')
  expect(usable()).toHaveLength(5)
  choose('Acme')
  expect(usable()).toEqual([/^Publish/, /^Delete/])
})

test('after an import its rows are selected, and it can be undone', async () => {
  choose('Acme')
  fireEvent.click(button('Import a table…'))
  fireEvent.click(screen.getByText('Finish the import'))
  await act(async () => {})
  expect(screen.queryByText('Finish the import')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Select Agents now').checked).toBe(true)
  expect(screen.getByText('1 selected')).toBeDefined()
  expect(button('Undo: 1 document imported')).toBeDefined()
})
