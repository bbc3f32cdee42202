import {contentInForce} from '@upline/domain/periods/in-force.ts'
import {sectionFields} from '@upline/web/sections/section-fields.generated.ts'
import {evaluateSync, parse} from 'groq-js'
import {expect, test} from 'vitest'

test.each([
  ['commissionLevel', 'name', 'levels', 'commissionLevels'],
  ['commissionLevel', 'name', 'levels', 'earningsExample'],
  ['enrollmentWindow', 'title', 'items', 'enrollmentWindows'],
  ['legalSection', 'title', 'items', 'legalSections'],
])(
  'a section that refers to one version of a %s by its %s shows the current one',
  (_type, field, list, section) => {
    const version = (_id: string, more: object = {}) => ({
      _id,
      _type,
      [field]: 'Standard',
      line: 'medicare',
      ...more,
    })
    const dataset = [
      {
        _id: 'section',
        _type: section,
        [list]: ['old', 'elite', 'twin', 'other-twin'].map((_ref) => ({_ref})),
      },
      version('old', {effectiveUntil: '2026-12-31'}),
      version('new', {effectiveFrom: '2027-01-01'}),
      version('elite', {[field]: 'Elite'}),
      // Without dates, equal names are not versions.
      version('twin', {[field]: 'Twin'}),
      version('other-twin', {[field]: 'Twin'}),
    ]
    const shownOn = (date: string) => {
      const query = `*[_id == "section"][0]{${sectionFields}}`
      const answer = evaluateSync(parse(query), {dataset}).data as Record<string, {_id: string}[]>
      return contentInForce(answer, date)[list]?.map(({_id}) => _id)
    }
    expect(shownOn('2026-12-31')).toEqual(['old', 'elite', 'twin', 'other-twin'])
    expect(shownOn('2027-01-01')).toEqual(['new', 'elite', 'twin', 'other-twin'])
  },
)
