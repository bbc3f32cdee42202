import {fireEvent, screen} from '@testing-library/react'
import type {PreviewHeaderProps} from 'sanity/presentation'
import {beforeEach, expect, test, vi} from 'vitest'
import {renderInStudio} from '../../ui/render-in-studio.fixture.tsx'
import {DateBar} from './date-bar.tsx'

const {preview} = vi.hoisted(() => ({
  preview: {address: '', navigate: vi.fn(), documents: [] as object[]},
}))
vi.mock('sanity', async () => (await import('../../ui/mock-studio.fixture.tsx')).sanity)
vi.mock('sanity/presentation', () => ({
  usePresentationParams: () => ({preview: preview.address}),
  usePresentationNavigate: () => preview.navigate,
}))
vi.mock('sanity/router', async () => (await import('../../ui/mock-studio.fixture.tsx')).router)
vi.mock('../../ui/content-feed.ts', async (load) => ({
  withoutVersions: (await load<typeof import('../../ui/content-feed.ts')>()).withoutVersions,
  useContent: () => ({content: {documents: preview.documents, assets: []}, hasFailed: false}),
}))
// It asks the site; the journeys show it.
vi.mock('../../ui/effect/effect.tsx', () => ({Effect: ({date}: {date: string}) => <p>Compared on {date}</p>}))

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-10-15T18:00:00Z'), toFake: ['Date']})
  preview.navigate.mockReset()
})

function show(address: string) {
  preview.address = address
  renderInStudio(<DateBar {...({renderDefault: () => null} as unknown as PreviewHeaderProps)} />)
  return screen.getByLabelText<HTMLInputElement>('Site as of')
}

test('a chosen date opens the same page as of that date, and today without one', () => {
  const field = show('https://harbor-oak.example/about?a=b#c')
  expect(field.value).toBe('2026-10-15')
  fireEvent.change(field, {target: {value: '2027-01-01'}})
  expect(preview.navigate).toHaveBeenLastCalledWith('/about?a=b&date=2027-01-01#c')
  fireEvent.change(field, {target: {value: '0002-01-01'}})
  expect(preview.navigate).toHaveBeenCalledTimes(1)
})

test('today is one click away from another date, and the focus is on the date again', () => {
  const field = show('https://harbor-oak.example/about?date=2027-01-01')
  fireEvent.click(screen.getByRole('button', {name: 'Today'}))
  expect(preview.navigate).toHaveBeenLastCalledWith('/about')
  expect(document.activeElement).toBe(field)
})

test.each([
  ['2026-10-14', true],
  ['2026-10-15T10:00:00.000Z', true],
  ['2026-10-16', false],
])('%s is shown as visitors saw it: %s', (date, isPast) => {
  show(`https://harbor-oak.example/about?date=${encodeURIComponent(date)}`)
  expect(screen.queryByText(/^(As visitors saw it|Drafts with the figures)/) !== null).toBe(isPast)
  expect(screen.queryByRole('button', {name: 'What differs'}) === null).toBe(isPast)
})

test('what ends by the date without a successor leads to its form', () => {
  const fact = {_type: 'fact', key: 'agents', value: '1'}
  preview.documents = [
    {...fact, _id: 'ends', title: 'Agents', effectiveFrom: '2026-01-01', effectiveUntil: '2026-12-31'},
  ]
  show('https://harbor-oak.example/about?date=2027-01-01')
  fireEvent.click(screen.getByRole('button', {name: 'What differs'}))
  expect(screen.getByText('The site on 2027-01-01')).toBeDefined()
  expect(screen.getByRole('link', {name: 'Agents'}).getAttribute('href')).toBe('#edit/ends/fact')
  expect(screen.getByText('Compared on 2027-01-01')).toBeDefined()
})
