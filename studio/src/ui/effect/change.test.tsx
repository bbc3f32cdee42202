import {screen} from '@testing-library/react'
import {expect, test} from 'vitest'
import {renderInStudio} from '../render-in-studio.fixture.tsx'
import {Change} from './change.tsx'

const texts = (role: string) => screen.queryAllByRole(role).map(({textContent}) => textContent)

test('shows what goes and what comes, shortened to the difference', () => {
  const start = 'a'.repeat(100)
  const end = 'z'.repeat(100)
  renderInStudio(<Change place="Page" before={`${start}80%${end}`} after={`${start}85%${end}`} />)
  expect(texts('deletion')).toEqual([`…${'a'.repeat(59)}80%${'z'.repeat(59)}…`])
  expect(texts('insertion')).toEqual([`…${'a'.repeat(59)}85%${'z'.repeat(59)}…`])
})

test('shows a note instead of texts', () => {
  renderInStudio(<Change place="Page" note="Its look changes, not its text." />)
  expect(screen.getByText('Its look changes, not its text.')).toBeDefined()
  expect([texts('deletion'), texts('insertion')]).toEqual([[], []])
})
