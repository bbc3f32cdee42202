import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {expect, it} from 'vitest'
import {sectionOf} from '../../../../tests/support/all-sections.ts'
import {renderOnSite} from '../../../../tests/support/render-on-site.tsx'
import {EarningsExample} from './earnings-example.tsx'

const period = {year: null, effectiveFrom: null, effectiveUntil: null, overNote: null}
const assumed = {policies: 10, renewal: 5, renewalYears: 9, persistency: 90}
const earningsExample = {
  ...sectionOf('earningsExample'),
  years: 2,
  levels: [
    {
      ...period,
      _id: 'standard',
      name: 'Standard',
      rates: [
        {_key: 'a', product: 'Term Life', rate: '80%'},
        {_key: 'b', product: 'Medicare Advantage (flat)', rate: '$400-600'},
      ],
    },
    {
      ...period,
      _id: 'elite',
      name: 'Elite',
      year: 2024,
      effectiveUntil: '2024-12-31',
      overNote: 'These rates are being revised.',
      rates: [{_key: 'a', product: 'Term Life', rate: '100%'}],
    },
  ],
  products: [
    {...assumed, _key: 'a', product: 'Term Life', premium: 1000},
    {
      ...assumed,
      _key: 'b',
      product: 'Medicare Advantage (flat)',
      premium: 0,
      renewal: 50,
      renewalYears: 10,
      persistency: 100,
    },
  ],
}

const result = () => screen.getByRole('status').textContent
const termLife = () => screen.getByLabelText<HTMLInputElement>('Term Life: policies a year')
const example = 'At the Standard level: $12,000 in year 1, $14,450 in year 2, of which $2,450 are renewals.'

it('shows the example, and says all that it assumes', () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  expect(result()).toBe(example)
  expect(screen.getByText(/counted as \$400/).textContent).toMatch(/50% of it for 10 years; 100% are kept/)
})

it('parses a thousand with its separator', async () => {
  renderOnSite(<EarningsExample section={earningsExample} />)
  await userEvent.clear(termLife())
  await userEvent.type(termLife(), '1,000')
  expect(result()).toContain('At the Standard level: $804,000 in year 1')
})

it('starts with the valid values of the address', () => {
  renderOnSite(<EarningsExample section={earningsExample} />, {
    history: ['/x?level=Gold&term-life=0&medicare-advantage-flat=9999999'],
  })
  expect(termLife().value).toBe('0')
  expect(result()).toBe(
    'At the Standard level: $4,000 in year 1, $6,000 in year 2, of which $2,000 are renewals.',
  )
})

it('says that a level has no rate for a product, and that its rates have expired', () => {
  renderOnSite(<EarningsExample section={earningsExample} />, {history: ['/x?level=Elite&term-life=20']})
  expect(result()).toBe(
    'At the Elite (2024) level: $20,000 in year 1, $20,900 in year 2, of which $900 are renewals.',
  )
  expect(screen.getByText('These rates are being revised.')).toBeDefined()
  expect(screen.getByText(/^Medicare Advantage \(flat\): this level has no rate/)).toBeDefined()
})
