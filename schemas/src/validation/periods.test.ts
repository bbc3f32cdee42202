import type {PreviewConfig} from '@sanity/types'
import {contextOver} from '@upline/testing/dataset-context.ts'
import {describe, expect, test} from 'vitest'
import tpmo2023 from '../../../content/documents/disclaimer/disclaimer-tpmo-2023.json' with {type: 'json'}
import tpmo2026 from '../../../content/documents/disclaimer/disclaimer-tpmo-2026.json' with {type: 'json'}
import {collectionSchemas} from '../schema-types.ts'
import {largestAmount, validateRate} from './caps.ts'
import {validateCounts, validateDisclaimer, validateStandardized} from './disclaimers.ts'
import {
  checkOverlap,
  periodText,
  validateGap,
  validateOverlap,
  validatePeriod,
  validateReview,
  validateYear,
} from './periods.ts'

const period = (effectiveFrom?: unknown, effectiveUntil?: unknown) => ({effectiveFrom, effectiveUntil})

describe('a period', () => {
  test('has days of the calendar in order', () => {
    expect(validatePeriod(period('2026-10-01', '2026-10-01'))).toBeUndefined()
    expect(validatePeriod(period())).toBeUndefined()
    expect(validatePeriod(period('2026-10-02', '2026-10-01'))).toContain('is before the first, 2026-10-02')
    expect(validatePeriod(period('2026-02-30'))).toContain('The first day isn’t a valid date')
    expect(validatePeriod(period(undefined, 'autumn'))).toContain('The last day isn’t a valid date')
    expect(validatePeriod(period(20261001))).toContain('The first day')
  })

  test.each([
    [period('2026-10-01'), period(undefined, '2026-10-01'), 'until 2026-10-01'],
    [period(), period('2026-01-01', '2026-12-31'), 'from 2026-01-01 to 2026-12-31'],
    [period('2026-01-01', '2026-12-31'), period('2026-06-01'), 'from 2026-06-01 on'],
  ])('does not overlap with another version: %o, %o', (own, other, days) => {
    const problem = validateOverlap(own, [{...other, label: 'Old'}])
    expect(problem).toContain('“Old”')
    expect(problem).toContain(days)
  })

  test('may meet the next one, and says nothing about what is wrong in others', () => {
    expect(validateOverlap(period('2026-10-01'), [period(undefined, '2026-09-30')])).toBeUndefined()
    expect(validateOverlap(period('2026-10-01'), [period('2027-01-01', '2026-01-01')])).toBeUndefined()
    expect(validateOverlap(period('2026-10-01'), [])).toBeUndefined()
  })

  test.each([
    [period('2027-01-01'), period(), 'Give that one the last day 2026-12-31.'],
    [period(), period('2027-01-01'), 'Give this one the last day 2026-12-31.'],
    [period(), period(), 'Enter the first day of the newer one, or rename one.'],
  ])('names the way out of an overlap: %o, %o', (own, other, wayOut) => {
    expect(validateOverlap(own, [{...other, label: 'Old'}])).toContain(wayOut)
  })

  test('that two documents of one name lack is an error, and their drafts are compared, so that neither blocks the other', async () => {
    const level = {_type: 'commissionLevel', name: 'Standard'}
    const published = [
      {...level, _id: 'a'},
      {...level, _id: 'b'},
    ]
    const check = (document: {_id: string}, ...drafts: {_id: string}[]) =>
      checkOverlap(contextOver([...published, ...drafts], {document}))
    const [old, next] = [
      {...level, _id: 'drafts.a', effectiveUntil: '2026-12-31'},
      {...level, _id: 'drafts.b', effectiveFrom: '2027-01-01'},
    ]
    expect(await check({...level, _id: 'drafts.b'})).toContain('“Standard” is effective always')
    expect(await check(next)).toContain('last day 2026-12-31')
    expect(await check(next, old)).toBeUndefined()
    expect(await check(old, next)).toBeUndefined()
  })

  test('does not overlap with one in another language', async () => {
    const form = {_id: 'form-a', _type: 'resourceDocument', key: 'HO-1', name: 'Form'}
    const check = (language: string) =>
      checkOverlap(contextOver([form], {document: {...form, _id: 'form-b', language}}))
    expect(await check('en')).toContain('“Form” is effective always')
    expect(await check('es')).toBeUndefined()
  })

  test('that ends without a successor, or before a gap, is remarked on', () => {
    const own = period('2026-01-01', '2026-12-31')
    expect(validateGap(own, [], '2025-11-22')).toBeUndefined()
    expect(validateGap(own, [], '2026-11-22')).toContain('No version follows: from 2027-01-01')
    expect(validateGap(own, [period('2025-01-01', '2025-12-31')], '2026-11-22')).toContain(
      'No version follows',
    )
    expect(validateGap(own, [period('2027-02-01')], '2026-11-22')).toContain('from 2027-01-01 to 2027-01-31')
    expect(validateGap(own, [period('2027-01-01')], '2026-11-22')).toBeUndefined()
    expect(validateGap(period('2026-01-01'), [], '2026-11-22')).toBeUndefined()
  })

  test('belongs to its year, which may be sold the autumn before', () => {
    expect(validateYear(2027, period('2026-10-01'))).toBeUndefined()
    expect(validateYear(2024, period('2024-01-01', '2024-12-31'))).toBeUndefined()
    expect(validateYear(2024, period('2026-01-01'))).toContain('2024')
    expect(validateYear(2030, period('2026-01-01', '2026-12-31'))).toContain('2030')
    expect(validateYear(undefined, period('2026-01-01'))).toBeUndefined()
  })

  test('is reviewed on a day that has been, by somebody', () => {
    expect(validateReview('2026-11-22', 'Joan', '2026-11-22')).toBeUndefined()
    expect(validateReview('2026-11-23', 'Joan', '2026-11-22')).toContain('future')
    expect(validateReview(undefined, 'Joan', '2026-11-22')).toContain('Enter the date')
    expect(validateReview('yesterday', 'Joan', '2026-11-22')).toContain('valid date')
  })

  test('is shown in a list', () => {
    expect(periodText(period(), '2026-11-22')).toBeUndefined()
    expect(periodText(period('2027-01-01'), '2026-11-22')).toBe('from 2027-01-01')
    expect(periodText(period(undefined, '2026-01-01'), '2026-11-22')).toBe('ended 2026-01-01')
    expect(periodText(period('x'), '2026-11-22')).toBe('dates to check')
  })
})

test('the preview of each type with effective dates shows them', () => {
  const dated = collectionSchemas.filter(({fields}) => fields.some(({name}) => name === 'effectiveFrom'))
  expect(dated.length).toBeGreaterThan(5)
  for (const {name, preview} of dated) {
    const {prepare} = preview as PreviewConfig
    const shown = prepare?.({title: 'A', effectiveFrom: '2999-01-01'})
    expect([name, shown?.subtitle]).toEqual([name, expect.stringContaining('from 2999-01-01')])
  }
})

describe('a disclaimer', () => {
  const text = 'We represent {medicareOrganizations} organizations which offer {medicareProducts} products.'
  const counts = {medicareOrganizations: 6, medicareProducts: 6}
  const wording = {_id: 'd', text, statesCounts: true, effectiveFrom: '2026-10-01'}

  test('that states both counts contains both tokens', () => {
    expect(validateCounts({text, statesCounts: true})).toBeUndefined()
    expect(validateCounts({text: 'We represent {medicareProducts}.', statesCounts: true})).toContain(
      '{medicareOrganizations}',
    )
    expect(validateCounts({statesCounts: true})).toContain('{medicareOrganizations} and {medicareProducts}')
    expect(validateCounts({text: 'Words.', statesCounts: false})).toBeUndefined()
  })

  test.each([tpmo2023, tpmo2026])('warns about any change of the standardized text: $_id', ({text}) => {
    const warning = (changed: string, statesCounts = true) =>
      validateStandardized({text: changed, statesCounts})
    expect(warning(text)).toBeUndefined()
    expect(warning(` ${text.replace('. ', '.\n').replace('1-800', '1–800')}`)).toBeUndefined()
    for (const changed of [
      '',
      text.replace('in your area', ''),
      text.replace('{medicareProducts}', '9'),
      `${text} Call us.`,
    ])
      expect(warning(changed)).toContain('word for word')
    expect(warning('Rates are samples.', false)).toBeUndefined()
  })

  test('accepts a page only with a current version and both counts', () => {
    const problem = (wordings: (typeof wording)[], given: typeof counts, today = '2026-11-22') =>
      validateDisclaimer('TPMO', wordings, given, today)
    expect(problem([wording], counts)).toBeUndefined()
    expect(problem([wording], {...counts, medicareProducts: 0})).toContain('no carrier has both')
    expect(problem([wording], counts, '2026-09-30')).toContain('No wording')
    expect(problem([], counts)).toContain('No wording')
    expect(problem([{...wording, text: ''}], counts)).toContain('No wording')
    expect(problem([{...wording, text: 'Without counts.'}], counts)).toContain('incomplete')
  })
})

describe('a rate', () => {
  const cap = (part: object) => ({product: 'medicareAdvantage', region: 'national', ...part})
  const caps = [
    cap({year: 2026, initial: 694, effectiveFrom: '2026-01-01', effectiveUntil: '2026-12-31'}),
    cap({year: 2027, initial: 725, effectiveFrom: '2027-01-01', effectiveUntil: '2027-12-31'}),
    cap({year: 2027, initial: 902, region: 'ca-nj', effectiveFrom: '2027-01-01'}),
  ]
  const rate = (text: string) => ({rate: text, cap: 'medicareAdvantage'})
  const today = '2026-11-22'

  test.each([
    ['$600-800', 800],
    ['$1,250', 1250],
    ['$48.50 a month', 48.5],
    ['80%', undefined],
    ['by contract', undefined],
    [undefined, undefined],
  ])('%s amounts to %s', (text, amount) => {
    expect(largestAmount(text)).toBe(amount)
  })

  test('above its national cap is remarked on', () => {
    expect(validateRate(rate('$400-600'), 2024, caps, today)).toBeUndefined()
    expect(validateRate(rate('$694'), undefined, caps, today)).toBeUndefined()
    expect(validateRate(rate('$600-800'), 2024, caps, today)).toContain(
      '$800 is above the national cap of $694',
    )
    expect(validateRate(rate('$600-800'), 2027, caps, today)).toContain('$725')
    expect(validateRate(rate('$600-800'), 2027, caps, today)).toContain('Only the cap for CA and NJ')
    expect(validateRate(rate('$700'), 2027, caps, today)).toBeUndefined()
    expect(validateRate({rate: '$5000'}, 2027, caps, today)).toBeUndefined()
  })

  test('is reported if it has no cap', () => {
    expect(validateRate(rate('$600'), 2024, [], today)).toContain('No national compensation cap')
    expect(validateRate({rate: '$100', cap: 'partD'}, 2027, caps, today)).toContain('Part D')
  })
})
