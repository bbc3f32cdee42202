import {type DatedFact, factsInForce} from '@upline/domain/periods/figures.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {expect, test} from 'vitest'
import {allDocuments, ofType} from './site-content.ts'

type Table = {columns: string[]; rows: {feature: string; cells: {text: string}[]}[]}

const messages = ofType('interfaceText')[0]
const page = allDocuments.find(({path}) => path === '/resources/january-1')

/** Returns the rows of the amounts on the page about January 1, by feature and column, on a date. */
function amountsOn(today: string, changed?: {_id?: unknown}): Record<string, Record<string, string>> {
  const documents = ofType('fact').map((fact) => (fact._id === changed?._id ? {...fact, ...changed} : fact))
  const facts = factsInForce(documents as unknown as DatedFact[], today, String(messages?.figureOver))
  const {sections} = resolveContent(page, facts) as unknown as {sections: (Table & {anchor?: string})[]}
  const {columns = [], rows = []} = sections.find(({anchor}) => anchor === 'amounts') ?? {}
  return Object.fromEntries(
    rows.map(({feature, cells}) => [
      feature,
      Object.fromEntries(cells.map(({text}, index) => [String(columns[index]), text])),
    ]),
  )
}

const published = {
  ...ofType('fact').find(({key}) => key === 'medicare2027PartBPremium'),
  value: '$999.10',
  year: 2027,
}

test.each([
  ['2026-12-31', undefined, 'Published by CMS each November; see Medicare.gov'],
  ['2026-12-31', published, '$999.10 (2027)'],
  ['2027-01-01', undefined, 'Published by CMS each November; see Medicare.gov'],
  ['2027-01-01', published, '$999.10 (2027)'],
  ['2027-12-31', published, '$999.10 (2027)'],
  ['2028-01-01', published, '$999.10 (2027), newer figure not posted yet'],
])('the page about January 1 has the amounts of each year in its column on %s', (today, changed, premium) => {
  const amounts = amountsOn(today, changed)
  expect(amounts['Part B monthly premium']).toEqual({'2027': premium, '2026': '$202.90 (2026)'})
  expect(Object.values(amounts).map((row) => row['2026'])).toEqual([
    '$615 (2026)',
    '$2,100 (2026)',
    '$202.90 (2026)',
    '$283 (2026)',
    '$1,736 (2026)',
  ])
})
