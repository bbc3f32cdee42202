import {fireEvent, screen} from '@testing-library/react'
import type {BulkRow} from '@upline/editorial/tables/rows.ts'
import {expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {BulkList} from './bulk-list.tsx'

vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)

const rowsOf = (count: number) =>
  Array.from({length: count}, (_, n) => ({
    id: `c${n}`,
    type: 'course',
    title: `Course ${n}`,
    state: n === 0 ? 'draft' : 'published',
  })) as unknown as BulkRow[]

function show(rows: readonly BulkRow[], selected: string[] = []) {
  const onSelect = vi.fn<(ids: ReadonlySet<string>) => void>()
  renderInStudio(
    <BulkList rows={rows} selected={new Set(selected)} titleOfType={() => 'Course'} onSelect={onSelect} />,
  )
  const select = (label: string) => {
    fireEvent.click(screen.getByLabelText(label))
    return [...(onSelect.mock.lastCall?.[0] ?? [])]
  }
  return {select}
}

test('a document is added to the selection and removed from it, and all are', () => {
  const {select} = show(rowsOf(3), ['c1'])
  expect(select('Select Course 0')).toEqual(['c1', 'c0'])
  expect(select('Select Course 1')).toEqual([])
  expect(select('Select all 3')).toEqual(['c1', 'c0', 'c2'])
})

test('if all are selected, the same box clears the selection', () => {
  const {select} = show(rowsOf(2), ['c0', 'c1'])
  expect(screen.getByLabelText<HTMLInputElement>('Select all 2').checked).toBe(true)
  expect(select('Select all 2')).toEqual([])
})

test('each document has its state', () => {
  const states = ['draft', 'edited', 'published'] as const
  show(states.map((state, n) => ({...rowsOf(3)[n], state}) as BulkRow))
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    expect.stringMatching(/Draft$/),
    expect.stringMatching(/Published, with changes$/),
    expect.stringMatching(/Published$/),
  ])
})

test('a long list shows its first 200 rows, and selects the others too', () => {
  const {select} = show(rowsOf(201))
  expect(screen.getAllByRole('listitem')).toHaveLength(200)
  expect(screen.getByText(/^Showing 200 of 201\./)).toBeDefined()
  expect(select('Select all 201')).toHaveLength(201)
})

test('says that a search found nothing', () => {
  show([])
  expect(screen.getByText(/^No matching documents/)).toBeDefined()
})
