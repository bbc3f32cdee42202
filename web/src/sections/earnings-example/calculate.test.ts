import {expect, it} from 'vitest'
import {type Assumption, earnings, readRate} from './calculate.ts'

it.each([
  ['80%', {share: 0.8}],
  ['105 %', {share: 1.05}],
  ['7.5%', {share: 0.075}],
  ['$400-600', {flat: 400}],
  ['$1,200 – $1,500', {flat: 1200}],
  ['$500', {flat: 500}],
  ['20-22%', {share: 0.2}],
])('reads %s', (text, rate) => {
  expect(readRate(text)).toEqual(rate)
})

it.each(['', '80', 'ask us', '–', '$', '%', '$80%', '80% or more', '-5%', '{rate}', '1e9%'])(
  '%s is no rate',
  (text) => {
    expect(readRate(text)).toBeUndefined()
  },
)

const life: Assumption = {
  policies: 10,
  premium: 1000,
  rate: {share: 0.8},
  renewal: 5,
  renewalYears: 2,
  persistency: 90,
}

it('pays new policies every year, and renewals for kept policies', () => {
  const years = earnings([life], 4).map(({first, renewals, total}) =>
    [first, renewals, total].map(Math.round),
  )
  // 10 policies of $1,000: 9 are kept for a year, 8.1 for two, and then nothing is paid for them.
  expect(years).toEqual([
    [8000, 0, 8000],
    [8000, 450, 8450],
    [8000, 855, 8855],
    [8000, 855, 8855],
  ])
})
