import {type DatedFact, factsInForce} from '@upline/domain/periods/figures.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {expect, test} from 'vitest'
import {allDocuments, ofType} from './site-content.ts'

type Table = {columns: string[]; rows: {feature: string; cells: {text: string}[]}[]}

const messages = ofType('interfaceText')[0]
const page = allDocuments.find(({path}) => path === '/resources/january-1')

/** Returns the rows of the amounts on the page about January 1, by feature and column, on a date. */
function amountsOn(today: string, entered: DatedFact[] = []): Record<string, Record<string, string>> {
  const facts = factsInForce(
    [...ofType('fact'), ...entered] as DatedFact[],
    today,
    String(messages?.figureOver),
  )
  const {sections} = resolveContent(page, facts) as unknown as {sections: (Table & {anchor?: string})[]}
  const {columns = [], rows = []} = sections.find(({anchor}) => anchor === 'amounts') ?? {}
  return Object.fromEntries(
    rows.map(({feature, cells}) => [
      feature,
      Object.fromEntries(cells.map(({text}, index) => [String(columns[index]), text])),
    ]),
  )
}

const entered = {
  key: 'partBPremium',
  value: '$999.10',
  year: 2027,
  effectiveFrom: '2027-01-01',
  effectiveUntil: '2027-12-31',
}

test.each([
  ['2026-12-31', [], '$202.90 (2026)'],
  ['2026-12-31', [entered], '$202.90 (2026)'],
  ['2027-01-01', [], '$202.90 (2026), newer figure not posted yet'],
  ['2027-01-01', [entered], '$999.10 (2027)'],
  ['2027-12-31', [], '$202.90 (2026), newer figure not posted yet'],
  ['2027-12-31', [entered], '$999.10 (2027)'],
  ['2028-01-01', [entered], '$999.10 (2027), newer figure not posted yet'],
])('the page about January 1 keeps the amounts of 2026 in their column on %s', (today, facts, newest) => {
  const amounts = amountsOn(today, facts)
  expect(amounts['Part B premium a month']).toEqual({'Newest posted': newest, '2026': '$202.90 (2026)'})
  expect(Object.values(amounts).map((row) => row['2026'])).toEqual([
    '$615 (2026)',
    '$2,100 (2026)',
    '$202.90 (2026)',
    '$283 (2026)',
    '$1,736 (2026)',
  ])
})
