import {isObject, type Json, type JsonObject} from '@upline/content/json.ts'
import {walk} from '@upline/domain/content/walk.ts'
import {expect, test} from 'vitest'
import {ofType, pageAt} from './site-content.ts'

/** All objects of a type on a page, in reading order, tab panels included. */
function on(path: string, type: string): JsonObject[] {
  const found: JsonObject[] = []
  walk(pageAt(path) ?? null, (value) => {
    if (isObject(value) && value._type === type) found.push(value)
  })
  return found
}

const count = (list: Json | undefined) => (Array.isArray(list) ? list.length : 0)
const counts = (list: JsonObject[], field: string) => list.map((item) => count(item[field]))
const tabs = (path: string) => on(path, 'tabPanel').map(({key}) => key)

test.each([
  ['/insurance/life', ['plans', 'comparison', 'benefits']],
  ['/insurance/employer-benefits/life', ['term', 'permanent', 'riders']],
  ['/insurance/health', ['plans', 'comparison', 'enrollment']],
  ['/insurance/medicare', ['plans', 'comparison', 'enrollment']],
  ['/insurance/annuities', ['products', 'comparison', 'income']],
  ['/resources/training', ['courses', 'certifications']],
])('%s has its tabs, the default first', (path, keys) => {
  expect(tabs(path)).toEqual(keys)
})

test.each([
  ['/insurance/life', 8, 3],
  ['/insurance/employer-benefits/life', 6, 2],
  ['/insurance/health', 7, 2],
  ['/insurance/medicare', 7, 5],
  ['/insurance/annuities', 7, 3],
])('%s compares %i features of %i things, each row complete', (path, rows, columns) => {
  const [table] = on(path, 'comparisonTable')
  expect([count(table?.rows), count(table?.columns)]).toEqual([rows, columns])
  expect(new Set(counts(on(path, 'tableRow'), 'cells'))).toEqual(new Set([columns]))
})

test('group life has its benefits, steps, models, testimonials and questions', () => {
  const path = '/insurance/employer-benefits/life'
  expect(counts(on(path, 'cardGrid'), 'cards')).toEqual([6, 4, 4])
  expect(counts(on(path, 'steps'), 'items')).toEqual([4])
  expect(counts(on(path, 'testimonials'), 'items')).toEqual([2])
  expect(counts(on(path, 'faqList'), 'items')).toEqual([4])
  const mails = on(path, 'link').filter(({kind}) => kind === 'email')
  expect(mails.map(({subject}) => subject)).toEqual(
    Array(2).fill('Group Life Insurance Consultation Request'),
  )
  for (const {body} of mails) {
    for (const asked of [
      'Company name',
      'Number of employees',
      'Preferred contact method',
      'Best time to contact',
    ]) {
      expect(body).toContain(asked)
    }
  }
  const downloads = on(path, 'link').filter(({newTab}) => newTab === true)
  expect(downloads.map((link) => link.path)).toEqual(
    Array(2).fill('/downloads/life-insurance-employee-benefits.html'),
  )
})

test('health and Medicare have four enrollment windows each, with considerations', () => {
  for (const path of ['/insurance/health', '/insurance/medicare']) {
    expect(counts(on(path, 'enrollmentWindows'), 'items')).toEqual([4])
    expect(counts(on(path, 'enrollmentWindows'), 'considerations')[0]).toBeGreaterThan(3)
  }
})

test('courses, commission levels and tiers have the required figures', () => {
  expect(ofType('course').map(({duration, level}) => [level, duration])).toEqual(
    expect.arrayContaining([
      ['Beginner', 4],
      ['Intermediate', 6],
      ['Required', 3],
    ]),
  )
  const rates = ofType('commissionLevel').map(({name, rates: list}) => [name, ...values(list, 'rate')])
  expect(rates).toEqual(
    expect.arrayContaining([
      ['Standard', '80%', '85%', '$400-600', '20%'],
      ['Premier', '90%', '95%', '$500-700', '22%'],
      ['Elite', '100%', '105%', '$600-800', '25%'],
    ]),
  )
  const tiers = ofType('partnerTier').map(({name, requirements}) => [name, ...values(requirements, 'value')])
  expect(tiers).toEqual(
    expect.arrayContaining([
      ['Elite', '$2M+', '85%+', '90%+', '50+'],
      ['Premier', '$1M+', '80%+', '85%+', '25+'],
      ['Growth', '$250K+', '75%+', '80%+', '10+'],
    ]),
  )
})

test('agent benefits has six cards of four points, and three levels of three requirements and four benefits', () => {
  const [grid] = on('/agent-benefits', 'cardGrid')
  const cards = Array.isArray(grid?.cards) ? grid.cards.filter(isObject) : []
  expect(counts(cards, 'features')).toEqual([4, 4, 4, 4, 4, 4])
  expect(counts(ofType('careerLevel'), 'requirements')).toEqual([3, 3, 3])
  expect(counts(ofType('careerLevel'), 'benefits')).toEqual([4, 4, 4])
  expect(counts(on('/agent-benefits', 'callToAction'), 'bullets')).toEqual([4])
})

test('each legal page has three sections of four points', () => {
  for (const path of ['/privacy', '/terms', '/legal'])
    expect(counts(on(path, 'legalSections'), 'items')).toEqual([3])
  expect(new Set(counts(ofType('legalSection'), 'items'))).toEqual(new Set([4]))
})

test('every testimonial is a sample with five stars', () => {
  for (const {rating, illustrative} of ofType('testimonial'))
    expect([rating, illustrative]).toEqual([5, true])
})

test('the home page shows three testimonials with the year they joined, and five solutions', () => {
  expect(counts(on('/', 'testimonials'), 'items')).toEqual([3])
  expect(ofType('testimonial').filter(({joined}) => typeof joined === 'number')).toHaveLength(3)
  expect(counts(on('/', 'cardGrid'), 'cards')).toEqual([1, 5, 6])
})

function values(list: Json | undefined, field: string): Json[] {
  return Array.isArray(list) ? list.filter(isObject).map((item) => item[field] ?? null) : []
}
