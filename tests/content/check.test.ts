import {join} from 'node:path'
import {checkDocuments, checkFolder} from '@upline/content/check.ts'
import {figureFacts} from '@upline/content/checks/figures.ts'
import type {ContentDocument, JsonObject} from '@upline/content/json.ts'
import {readDocuments} from '@upline/content/read-documents.ts'
import {printDocument} from '@upline/content/readable.ts'
import {condense, expand} from '@upline/content/short-form.ts'
import {describe, expect, test} from 'vitest'

const content = join(import.meta.dirname, '../../content')
const {documents} = readDocuments(join(content, 'documents'))

const messages = (...list: ContentDocument[]) =>
  checkDocuments(list.map((document) => ({file: `${document._id}.json`, document}))).map(
    ({message}) => message,
  )

const page = (fields: JsonObject, id = 'page-a'): ContentDocument => ({...fields, _id: id, _type: 'page'})
const link = (fields: JsonObject): JsonObject => ({action: {_type: 'link', ...fields}})

describe('the sample content', () => {
  test('is in order', () => {
    expect(checkFolder(content)).toEqual([])
  })

  test('is written in its readable form', () => {
    for (const {document} of documents) expect(document).toEqual(condense(expand(document)))
    for (const {document} of documents)
      expect(printDocument(document)).toBe(`${JSON.stringify(document, null, 2)}\n`)
  })

  test('has a fact for every figure that copy may name', () => {
    const keys = documents.filter(({document}) => document._type === 'fact').map(({document}) => document.key)
    expect(keys).toEqual(expect.arrayContaining(figureFacts))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test.each([
  [
    'a reference to nothing',
    page({lead: {_type: 'reference', _ref: 'person-x'}}),
    'lead refers to "person-x"',
  ],
  ['an unknown token', page({title: 'In {stateCount} states'}), 'title has the token {stateCount}'],
  ['a path that no page has', page(link({kind: 'path', path: '/nowhere?x=1'})), 'leads to /nowhere'],
  ['an anchor that the page lacks', page(link({kind: 'path', path: '#top'})), 'leads to #top'],
  ['a typed amount', page({title: 'Part B costs $174.70'}), 'write {medicarePartBPremium}'],
  ['a typed rate', page({title: 'You earn 105%'}), 'belongs in a commissionLevel document'],
  ['a typed tier', page({title: 'From $2M+ on'}), 'belongs in a partnerTier document'],
  [
    'a fact with the name of a parameter',
    {_id: 'fact-n', _type: 'fact', key: 'n', value: '1'},
    'choose another',
  ],
])('%s is found', (_, document, message) => {
  const found = messages(document)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(message)
})

test('a reference to a document that is only a draft says so', () => {
  const draft = page({path: '/b'}, 'drafts.page-b')
  expect(messages(draft, page({lead: {_type: 'reference', _ref: 'page-b'}}))[0]).toContain('only a draft')
})

test('two pages with one path are found', () => {
  expect(messages(page({path: '/a'}), page({path: '/a'}, 'page-b'))).toEqual([
    'page-b.json: the path /a is already used by page-a.json',
  ])
})

test('known dead paths, built-in paths and parameters pass', () => {
  expect(
    messages(
      page({
        ...link({kind: 'path', path: '/careers'}),
        other: link({kind: 'path', path: '/join'}),
        title: '{count} of {total}',
      }),
    ),
  ).toEqual([])
})
