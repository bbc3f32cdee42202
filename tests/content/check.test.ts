import {join} from 'node:path'
import {checkDocuments, checkFolder} from '@upline/content/check.ts'
import {riskyClaims} from '@upline/content/checks/claims.ts'
import {typedFigures} from '@upline/content/checks/figures.ts'
import type {ContentDocument, JsonObject} from '@upline/content/json.ts'
import {readDocuments} from '@upline/content/read-documents.ts'
import {describe, expect, test} from 'vitest'

const content = join(import.meta.dirname, '../../content')
const {documents} = readDocuments(join(content, 'documents'))

const today = '2024-06-01'
const sources = (...list: ContentDocument[]) =>
  list.map((document) => ({file: `${document._id}.json`, document}))

const page = (fields: JsonObject, id = 'page-a'): ContentDocument => ({...fields, _id: id, _type: 'page'})

describe('the sample content', () => {
  test('is in order', () => {
    expect(checkFolder(content)).toEqual([])
    const rows = checkDocuments(content, documents, today)
    expect(rows.filter(({severity, known}) => severity === 'broken' && !known)).toEqual([])
  })

  test('leads to “Page not found” for the known dead paths, each with a disabled redirect', () => {
    const rows = checkDocuments(content, documents, today)
    const known = rows.filter(({known}) => known !== undefined)
    const paths = documents.flatMap(({document}) => (document._type === 'redirect' ? [document.from] : []))
    expect(known.filter(({type}) => type === 'redirect')).toHaveLength(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining(['/about/agent-resources', '/insurance/annuity', '/team', '/careers', '/login']),
    )
    expect(known.filter(({check}) => check === 'links').length).toBeGreaterThan(9)
  })
})

test('a typed figure of a fact is found, in copy only', () => {
  const fact = (document: JsonObject): ContentDocument => ({...document, _id: 'fact-p', _type: 'fact'})
  const premium = fact({key: 'partBPremium', value: '$174.70'})
  const found = typedFigures(sources(premium, page({title: 'Part B costs $174.70.', source: 'CMS: $174.70'})))
  expect(found).toMatchObject([{message: 'page-a.json: title types "$174.70"; write {partBPremium} instead'}])
  expect(typedFigures(sources(premium, page({title: 'Part B costs $174.705 or {partBPremium}.'})))).toEqual(
    [],
  )
})

test('images in files are compared with the image files', () => {
  const picture = (name: string): JsonObject => ({
    picture: {_type: 'picture', alt: 'Two agents at a desk', _sanityAsset: `image@file://./images/${name}`},
  })
  const rows = checkDocuments(content, sources(page(picture('scenes/none.webp'))), today)
  // Its size is unknown: the check of the folder reports the missing file.
  expect(rows.filter(({check}) => check === 'sizes')).toEqual([])
  const unsaid = {picture: {_type: 'picture', _sanityAsset: 'image@file://./images/scenes/home.webp'}}
  const found = checkDocuments(content, sources(page(unsaid)), today)
  expect(found.map(({check, field}) => [check, field])).toContainEqual(['pictures', 'picture.alt'])
})

test.each([
  ['Our top-rated carriers.', 'say whose rating it is'],
  ['Get the best rates in Texas.', 'needs a source'],
  ['Guaranteed approval.', 'nobody can guarantee'],
  ['A free lead list.', 'who pays'],
  ['A compliant website.', 'who reviewed it'],
  ['See this year’s amounts.', 'name the year'],
  ['It is 10 percent, or 5%.', 'either % or percent'],
  ['A penalty is no fine.', 'isn’t a'],
])('a claim that needs a source or other words is found: %s', (text, advice) => {
  expect(riskyClaims(sources(page({title: text})))).toMatchObject([
    {message: expect.stringContaining(advice)},
  ])
})

test.each([
  'Top-rated carriers by our own service scores.',
  'A guaranteed minimum rate, free of income tax.',
  'Best for families. The client’s best interest comes first.',
  'The price is no longer listed. There is no fee.',
])('a term of insurance is not a claim: %s', (text) => {
  expect(riskyClaims(sources(page({title: text})))).toEqual([])
})
