import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {earningsExample} from './earnings-example.fixture.ts'
import {EarningsExample} from './earnings-example.tsx'

const result = () => screen.getByRole('status').textContent
const termLife = () => screen.getByLabelText<HTMLInputElement>('Term Life: policies a year')
const example = 'At Standard: $12,000 in year 1, $14,450 in year 2, of which $2,450 are renewals.'

it('shows the example, and says all that it assumes', () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  expect(result()).toBe(example)
  expect(screen.getByText(/counted as \$400/).textContent).toContain('50% for 10 years; 100% kept')
})

it('computes other numbers and levels, which are in the address', async () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  await userEvent.clear(termLife())
  await userEvent.type(termLife(), '20')
  await userEvent.selectOptions(screen.getByLabelText('Commission level'), 'Elite')
  // Elite has no rate for the other product.
  expect(result()).toBe('At Elite (2024): $20,000 in year 1, $20,900 in year 2, of which $900 are renewals.')
  expect(screen.getByText('These rates are being revised.')).toBeDefined()
  expect(screen.getByText('Medicare Advantage (flat): no rate at this level.')).toBeDefined()
  await waitFor(() => expect(location.search).toBe('?term-life=20&level=Elite'))
  await userEvent.click(screen.getByRole('button', {name: 'Back to the example'}))
  expect(result()).toBe(example)
  await waitFor(() => expect(location.search).toBe(''))
})

it.each(['abc', '-5', '1.5', '1001', '1e3', ''])(
  'says what is wrong with %j, and computes nothing',
  async (text) => {
    renderOnSite(<EarningsExample section={earningsExample} />)
    await userEvent.clear(termLife())
    if (text) await userEvent.type(termLife(), text)
    const error = 'Give a whole number from 0 to 1,000.'
    expect(screen.getByText(error)).toBeDefined()
    expect(termLife().getAttribute('aria-invalid')).toBe('true')
    expect(result()).toBe(`Term Life: policies a year: ${error}`)
    expect(screen.queryByText(/^\$/)).toBeNull()
  },
)

it('parses a thousand with its separator', async () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  await userEvent.clear(termLife())
  await userEvent.type(termLife(), '1,000')
  expect(result()).toContain('At Standard: $804,000 in year 1')
})

it('starts with the valid values of the address', () => {
  renderOnSite(<EarningsExample section={earningsExample} />, {
    history: ['/x?level=Gold&term-life=0&medicare-advantage-flat=9999999'],
  })
  expect(termLife().value).toBe('0')
  expect(result()).toBe('At Standard: $4,000 in year 1, $6,000 in year 2, of which $2,000 are renewals.')
})
