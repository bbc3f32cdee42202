import {expect, test} from 'vitest'
import {schemaTypes} from '../schema-types.ts'
import {checkContent} from './check-content.ts'
import {ignoredByKey, ignoredType, sortRows} from './ignored.ts'
import {model} from './model.ts'
import {createPlaceNames} from './place.ts'
import {fetchDocuments} from './queries.ts'
import {readRenderReport, withReport} from './render-report.ts'
import {wrongValues} from './wrong-values.ts'

const today = '2026-11-22'
const fact = {_id: 'fact-a', _type: 'fact', label: 'States', key: 'states', value: '50'}
const rows = checkContent({documents: [fact], assets: [], model, today})

test('a problem is ignored until its last day is over', () => {
  const [row] = rows
  const ignored = (fields: object) =>
    sortRows(
      rows,
      ignoredByKey(
        [{_id: 'i', _type: ignoredType, key: row?.key, reason: 'Soon', ...fields}, null, 42, fact],
        today,
      ),
    )
  expect(ignored({since: today})).toMatchObject({
    open: [],
    ignored: [{ignored: {reason: 'Soon', since: today}}],
  })
  expect(ignored({until: today}).open).toEqual([])
  expect(ignored({until: '2026-11-21'}).open).toEqual(rows)
  expect(ignored({key: 'another'}).open).toEqual(rows)
  expect(ignored({key: null}).open).toEqual(rows)
})

test('converts a build report to problems, and ignores anything else', () => {
  const report = {
    checkedAt: '2026-11-22T10:00:00Z',
    problems: [
      {subject: '/a', document: 'fact-a', field: 'value', message: 'is missing', isRendered: true},
      {subject: '/a', document: 'fact-a', field: 'value', message: 'is missing', isRendered: true},
      {subject: '/b', message: 'The page /b could not be rendered', reasons: ['x is not a function', 'y']},
      42,
    ],
  }
  expect(readRenderReport(report, [fact])?.rows).toMatchObject([
    {document: 'fact-a', type: 'fact', field: 'value'},
    {document: undefined, message: 'The page /b could not be rendered: x is not a function: y'},
  ])
  for (const other of [undefined, null, '', [], {problems: 'none'}]) {
    expect(readRenderReport(other, [])).toBeUndefined()
  }
})

test('a field that a check reports is not repeated', () => {
  const problem = (field: string) => ({
    subject: '/a',
    document: 'fact-a',
    field,
    message: `/a: ${field} is missing`,
  })
  const reported = readRenderReport({problems: [problem('value'), problem('label')]}, [fact])?.rows ?? []
  const found = checkContent({documents: [{...fact, value: ''}], assets: [], model, today})
  const all = withReport(found, reported)
  expect(all.filter(({field}) => field === 'value')).toMatchObject([{check: 'tokens'}])
  expect(all.filter(({field}) => field === 'label')).toHaveLength(1)
})

test('a place has the words of its form', () => {
  const placeOf = createPlaceNames(schemaTypes)
  const page = {
    _id: 'page-a',
    _type: 'page',
    sections: [
      {_key: 'n', _type: 'notice', heading: 'Daily call', actions: [{_key: 'a', _type: 'action', link: {}}]},
      {_key: 'p', _type: 'prose'},
    ],
  }
  expect(placeOf(page, 'sections[_key=="n"].actions[_key=="a"].link.url')).toBe(
    'Sections › Daily call › Buttons › Button › Link › Web address',
  )
  expect(placeOf(page, 'sections[_key=="p"].body')).toBe('Sections › Text › Text')
  expect(placeOf(page, 'seo.description')).toBe('Search and sharing › Description in search results')
  const link = {_key: 'm', _type: 'textLink', link: {_type: 'link'}}
  const block = {_key: 'b', _type: 'block', children: [{text: 'Ask us'}], markDefs: [link]}
  const text = {...page, sections: [{_key: 'p', _type: 'prose', body: [block]}]}
  expect(placeOf(text, 'sections[_key=="p"].body[_key=="b"].markDefs[_key=="m"].link.url')).toBe(
    'Sections › Text › Text › Ask us › Link › Link › Web address',
  )
  expect(placeOf(page, '')).toBe('')
  expect(placeOf(page, 'none[3].none')).toBe('')
})

test('a stored value of the wrong kind is reported', () => {
  const wrong = (fields: object) => wrongValues({_id: 'page-a', _type: 'page', ...fields}, model.types)
  expect(wrong({title: 'A', sections: [{_key: 'n', _type: 'notice', actions: []}], seo: null})).toEqual([])
  expect(wrong({sections: [{_key: 'c', _type: 'callToAction', bullets: ['one']}]})).toEqual([])
  expect(
    wrong({
      title: 42,
      seo: 'none',
      sections: [
        {_key: 'n', _type: 'notice', heading: 1, actions: 42, body: 'x'},
        {
          _key: 'c',
          _type: 'callToAction',
          bullets: 'one',
          actions: [{_key: 'a', _type: 'action', link: 'x'}, 42],
        },
        {_key: 'x', _type: 'hologram', heading: 42},
        'text',
      ],
    }).map(({field}) => field),
  ).toEqual(
    `title sections[_key=="n"].heading sections[_key=="n"].body sections[_key=="n"].actions
    sections[_key=="c"].bullets sections[_key=="c"].actions[_key=="a"].link
    sections[_key=="c"].actions[1] sections[3] seo`.split(/\s+/),
  )
})

test('many documents are fetched in several answers, each once', async () => {
  const ids = Array.from({length: 9500}, (_, n) => `doc-${n}`)
  const sizes: number[] = []
  const found = await fetchDocuments(ids, async (some) => {
    sizes.push(some.length)
    return some
  })
  expect(found.toSorted()).toEqual(ids.toSorted())
  expect(Math.max(...sizes)).toBeLessThan(ids.length / 4)
  expect(await fetchDocuments([], async (some) => some)).toEqual([])
  await expect(fetchDocuments(ids, () => Promise.reject(new Error('408')))).rejects.toThrow('408')
})
