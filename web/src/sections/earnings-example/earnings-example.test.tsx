import {fireEvent, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {EarningsExample} from './earnings-example.tsx'

const sample = sectionOf('earningsExample')
const [standard, , elite] = sample.levels
if (!standard || !elite) throw new Error('The sample has fewer than three levels')
const names = ['Term Life', 'Medicare Advantage (flat)']
const overNote = 'These rates are being revised.'
const earningsExample = {
  ...sample,
  years: 2,
  levels: [standard, {...elite, rates: elite.rates?.slice(0, 1) ?? null, overNote}],
  products: sample.products.filter(({product}) => names.includes(product ?? '')),
}

const result = () => screen.getByRole('status').textContent
const termLife = () => screen.getByLabelText<HTMLInputElement>('Term Life: policies a year')

it.each([
  ['', 'Standard (2024) level: $33,280 in year 1, $41,030 in year 2 ($7,750 of it from renewals).'],
  [
    '?level=Gold&term-life=0&medicare-advantage-flat=9999999',
    'Standard (2024) level: $16,000 in year 1, $22,800 in year 2 ($6,800 of it from renewals).',
  ],
  [
    '?level=Elite&term-life=20',
    'Elite (2024) level: $18,000 in year 1, $18,792 in year 2 ($792 of it from renewals).',
  ],
])('starts with the example, and with the valid values of the address: %j', (query, expected) => {
  renderOnSite(<EarningsExample section={earningsExample} />, {history: [`/x${query}`]})
  expect(result()).toBe(`At the ${expected}`)
})

it('says all that the example assumes', () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  expect(screen.getByText(/counted as \$400/).textContent).toMatch(
    /50% of that for 10 years; 85% stay enrolled/,
  )
})

it('parses a thousand with its separator', async () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  await userEvent.clear(termLife())
  await userEvent.type(termLife(), '1,000')
  expect(result()).toContain('At the Standard (2024) level: $736,000 in year 1')
})

it.each(['abc', '-5', '1.5', '1001', '1e3', ''])('computes nothing for %j, until it starts over', (text) => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  const example = result()
  fireEvent.change(termLife(), {target: {value: text}})
  expect(termLife().getAttribute('aria-invalid')).toBe('true')
  expect(result()).toMatch(/^Term Life: policies a year: \D+ 0 to 1,000\.$/)
  expect(screen.queryByRole('cell', {name: /\$/})).toBeNull()
  fireEvent.click(screen.getByRole('button', {name: earningsExample.resetLabel ?? ''}))
  expect(result()).toBe(example)
})

it('says that a level has no rate for a product, and that its rates have expired', () => {
  renderOnSite(<EarningsExample section={earningsExample} />, {history: ['/x?level=Elite']})
  expect(screen.getByText(overNote)).toBeDefined()
  expect(screen.getByText(/^Medicare Advantage \(flat\): this level has no rate/)).toBeDefined()
})
