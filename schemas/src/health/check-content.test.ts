import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {checkContent} from './check-content.ts'
import type {Asset} from './content.ts'
import {model} from './model.ts'
import type {StoredDocument} from './stored-document.ts'

const today = '2026-11-22'
const check = (documents: StoredDocument[], assets?: Asset[]) =>
  checkContent({documents, assets, model, today})

const hero = {_key: 'h', _type: 'hero', heading: 'A'}
const page = (changes: object = {}, id = 'page-a'): StoredDocument => ({
  _id: id,
  _type: 'page',
  title: 'A page',
  path: '/a',
  sections: [hero],
  seo: {description: 'What the page is about, in one sentence.'},
  ...changes,
})
/** Links to `/a`, so that `/a` is not an orphan. */
const home = page({path: '/', link: {_type: 'link', kind: 'path', path: '/a'}}, 'page-home')
const link = (fields: object) => page({action: {_type: 'link', ...fields}})
const draft = (document: StoredDocument, changes: object = {}) => ({
  ...document,
  ...changes,
  _id: `drafts.${document._id}`,
})

test('what is in order has no problem', () => {
  expect(check([home, page()])).toEqual([])
})

describe('is found at its field', () => {
  const file = {_id: 'file-a', _type: 'resourceDocument', name: 'Form', file: {asset: {_ref: 'file-x-pdf'}}}
  const redirect = (changes: object): StoredDocument => ({
    _id: 'redirect-a',
    _type: 'redirect',
    from: '/old',
    to: {_type: 'link', kind: 'path', path: '/a'},
    enabled: true,
    ...changes,
  })
  test.each<[string, StoredDocument[], string, string, string]>([
    ['a path that no page has', [link({kind: 'path', path: '/none?x=1'})], 'links', 'action.path', '/none'],
    [
      'a path of another site',
      [link({kind: 'path', path: '//evil.example'})],
      'links',
      'action.path',
      'one /',
    ],
    ['an anchor of the page', [link({kind: 'path', path: '#top'})], 'links', 'action.path', 'anchor top'],
    [
      'an anchor of another page',
      [link({kind: 'page', page: {_ref: 'page-home'}, anchor: 'top'})],
      'links',
      'action.anchor',
      'anchor top',
    ],
    ['a link without a page', [link({})], 'links', 'action.page', 'no page yet'],
    ['a page that is gone', [link({page: {_ref: 'page-x'}})], 'links', 'action.page', 'deleted document'],
    [
      'a page that is a draft',
      [link({page: {_ref: 'page-x'}}), draft(page({}, 'page-x'))],
      'links',
      'action.page',
      'not published',
    ],
    [
      'a file that is gone',
      [link({kind: 'file', file: {_ref: 'file-x'}})],
      'links',
      'action.file',
      'deleted document',
    ],
    [
      'a document without a file',
      [link({kind: 'file', file: {_ref: 'file-a'}}), {...file, file: undefined}],
      'links',
      'action.file',
      'no file',
    ],
    ['a web address', [link({kind: 'url', url: 'www.example.com'})], 'links', 'action.url', 'https://'],
    ['a mailbox', [link({kind: 'email', email: 'nobody'})], 'links', 'action.email', 'email'],
    ['a redirect to nowhere', [page(), redirect({to: null})], 'paths', 'to', 'leads nowhere'],
    [
      'a redirect to a dead path',
      [page(), redirect({to: {_type: 'link', kind: 'path', path: '/gone'}})],
      'links',
      'to.path',
      '/gone',
    ],
    [
      'a redirect over a page',
      [page(), redirect({from: '/a', to: {kind: 'path', path: '/'}})],
      'paths',
      'path',
      'redirect',
    ],
    [
      'a path that is another’s',
      [page(), page({_createdAt: '2026'}, 'page-b')],
      'paths',
      'path',
      'for longer',
    ],
    ['a page without a path', [page(), page({path: ' '}, 'page-b')], 'paths', 'path', 'Without a path'],
    [
      'a reference to nothing',
      [page({author: {_ref: 'person-x'}})],
      'references',
      'author',
      'deleted document',
    ],
    [
      'an unknown token',
      [
        page({title: 'In {statesCont} states'}),
        {_id: 'fact-s', _type: 'fact', key: 'statesCount', value: '50', note: '{statesCount}'},
      ],
      'tokens',
      'title',
      '{statesCount}',
    ],
    [
      'a fact without a value',
      [page({title: '{n1}'}), {_id: 'fact-n', _type: 'fact', key: 'n1'}],
      'tokens',
      'value',
      'no value',
    ],
    [
      'a fact with the name of a parameter',
      [page({title: '{count}'}), {_id: 'fact-n', _type: 'fact', key: 'count', value: '1'}],
      'tokens',
      'key',
      'Choose another',
    ],
    [
      'an unused fact',
      [page(), {_id: 'fact-n', _type: 'fact', key: 'n1', value: '1'}],
      'unused',
      'key',
      '{n1}',
    ],
    [
      'an unused document',
      [page(), {_id: 'faq-a', _type: 'faq', question: 'Why?'}],
      'unused',
      '',
      'used anywhere',
    ],
    [
      'a figure of another year',
      [page({title: '{n1}'}), {_id: 'fact-n', _type: 'fact', key: 'n1', value: '1', year: 2024}],
      'periods',
      'year',
      '2024',
    ],
    [
      'a disclaimer past its day',
      [page({sections: [{...hero, effectiveUntil: '2026-11-21'}]})],
      'periods',
      'sections[_key=="h"].effectiveUntil',
      '2026-11-21',
    ],
    [
      'a page without a description',
      [page({seo: null})],
      'descriptions',
      'seo.description',
      'no description',
    ],
    ['a long title', [page({title: 'Long '.repeat(13)})], 'titles', 'title', '65 characters'],
    [
      'a long title of a fact',
      [page({title: 'In {n1}'}), {_id: 'fact-n', _type: 'fact', key: 'n1', value: 'x'.repeat(60)}],
      'titles',
      'title',
      '63 characters',
    ],
    ['a page without a title', [page({title: ''})], 'titles', 'title', 'without a title'],
    [
      'a page without a hero',
      [page({sections: [{_key: 'p', _type: 'prose'}]})],
      'headings',
      'sections',
      'hero',
    ],
    [
      'a heading that skips a level',
      [page({body: [{_key: 'b', _type: 'block', style: 'h4', children: [{text: 'A'}]}]})],
      'headings',
      'body[_key=="b"]',
      'smaller heading',
    ],
    [
      'an empty heading',
      [page({body: [{_type: 'block', style: 'h3', children: 42}]})],
      'headings',
      'body[0]',
      'no words',
    ],
    ['a page nobody links to', [page(), page({path: '/b'}, 'page-b')], 'orphans', 'path', '/b'],
    [
      'an old draft',
      [page(), draft(page(), {_updatedAt: '2026-10-01T10:00:00Z'})],
      'drafts',
      '',
      '2026-10-01',
    ],
  ])('%s', (_what, documents, name, field, message) => {
    const found = check([home, ...documents])
    expect(found.map(({check}) => check)).toEqual([name])
    expect(found[0]?.field).toBe(field)
    expect(found[0]?.message).toContain(message)
  })

  test('a picture without words, with empty words, too large, or gone', () => {
    const picture = (id: string, fields: object = {}) => ({
      _type: 'picture',
      alt: 'Two agents at a desk',
      asset: {_ref: `image-${id}`},
      ...fields,
    })
    const pictures = {
      mute: picture('a', {alt: undefined}),
      empty: picture('a', {alt: 'A picture'}),
      decorative: picture('a', {alt: undefined, decorative: true}),
      large: picture('b'),
      wide: picture('c'),
      gone: picture('d'),
    }
    const assets = [
      {_id: 'image-a', size: 1000},
      {_id: 'image-b', size: 9e6},
      {_id: 'image-c', size: 1000, width: 9000, height: 10},
    ]
    const found = check([home, page(pictures)], assets).map(({check, field}) => `${check} ${field}`)
    expect(found).toEqual([
      'references gone.asset',
      'pictures mute.alt',
      'pictures empty.alt',
      'sizes large',
      'sizes wide',
    ])
    // Without a list of files, files are not checked.
    expect(check([home, page({gone: pictures.gone})])).toEqual([])
  })
})

test('a redirect without a target keeps no other from being checked', () => {
  const redirect = {_type: 'redirect', enabled: true}
  const found = check([
    home,
    {...redirect, _id: 'redirect-a', from: '/x', to: {_type: 'link', kind: 'path', path: '/x'}},
    {...redirect, _id: 'redirect-b', from: '/y'},
  ])
  const messages = found.filter((row) => row.check === 'paths').map(({message}) => message)
  expect(messages).toEqual([
    expect.stringContaining('would lead to itself'),
    expect.stringContaining('leads nowhere'),
  ])
})

test('a dead path is known if its redirect is off, and is no problem if the redirect is on', () => {
  const redirect = {
    _id: 'redirect-a',
    _type: 'redirect',
    from: '/old',
    to: {_type: 'link', kind: 'path', path: '/a'},
  }
  const dead = link({kind: 'path', path: '/old'})
  expect(check([home, dead, {...redirect, enabled: false}])).toMatchObject([
    {check: 'links', document: 'page-a', known: 'redirect-a'},
    {
      check: 'paths',
      document: 'redirect-a',
      field: 'enabled',
      known: 'redirect-a',
      message: expect.stringContaining('Links to it in the content: 1.'),
    },
  ])
  expect(check([home, dead, {...redirect, enabled: true}])).toEqual([])
  const gone = {...redirect, enabled: false, to: {...redirect.to, path: '/gone'}}
  expect(check([home, dead, gone]).filter(({known}) => !known)).toMatchObject([
    {check: 'links', document: 'redirect-a', severity: 'broken'},
  ])
})

test('reports that a draft fixes a problem, but not problems that only a draft has', () => {
  const dead = link({kind: 'path', path: '/gone'})
  const mended = {action: {_type: 'link', kind: 'path', path: '/'}}
  expect(check([home, dead])).toMatchObject([{isFixedInDraft: false}])
  expect(check([home, dead, draft(dead, mended)])).toMatchObject([{isFixedInDraft: true}])
  expect(check([home, page(), draft(dead)])).toEqual([])
})

test('the key of a problem depends only on the document, the field and the problem', () => {
  const keyOf = (path: string, other: object = {}) =>
    check([home, {...link({kind: 'path', path}), ...other}])[0]?.key
  expect(keyOf('/gone')).toBe(keyOf('/gone', {_rev: 'r2', description: 'Another'}))
  expect(keyOf('/gone')).not.toBe(keyOf('/lost'))
})

test('a check that fails on one document hides nothing of the others', () => {
  const broken = page({}, 'page-b')
  Object.defineProperty(broken, 'seo', {
    enumerable: true,
    get: () => {
      throw new Error('cannot be read')
    },
  })
  const found = check([home, broken, link({kind: 'path', path: '/gone'})])
  expect(
    found.some(({document, message}) => document === 'page-b' && message.includes('couldn’t be checked')),
  ).toBe(true)
  expect(found.some(({check, field}) => check === 'links' && field === 'action.path')).toBe(true)
})

test('each problem has a message and a unique key, for any documents', () => {
  const names = 'title path sections seo from to enabled key value action _ref _key'.split(' ')
  const value = fc.letrec<{any: unknown}>((tie) => ({
    any: fc.oneof(
      {depthSize: 'small'},
      fc.constantFrom(null, 42, '', '/a', '{x}', 'hero', true),
      fc.array(tie('any'), {maxLength: 3}),
      fc.record(
        {
          _type: fc.constantFrom('link', 'block', 'hero', 'picture', 42),
          kind: fc.constantFrom('page', 'path', 'file', 'url', 'x', null),
          asset: fc.constantFrom({_ref: 'image-x'}, null, 'x'),
          style: fc.constantFrom('h3', 'h4', null),
          anchor: tie('any'),
          panels: tie('any'),
          path: tie('any'),
          page: tie('any'),
          children: tie('any'),
        },
        {requiredKeys: []},
      ),
    ),
  })).any
  const document = fc.record({
    _id: fc.constantFrom('a', 'b', 'drafts.a', 'drafts.c', 'versions.r.a'),
    _type: fc.constantFrom(...model.documentTypes, 'sanity.unknown'),
    fields: fc.dictionary(fc.constantFrom(...names), value),
  })
  fc.assert(
    fc.property(fc.uniqueArray(document, {selector: ({_id}) => _id, maxLength: 4}), (documents) => {
      const stored = documents.map(({fields, ...own}) => ({...fields, ...own}))
      const rows = check(stored, [])
      expect(new Set(rows.map(({key}) => key)).size).toBe(rows.length)
      for (const {message} of rows) {
        expect(message).not.toContain('couldn’t be checked')
        expect(message).not.toContain('undefined')
      }
    }),
    {seed: 24, numRuns: 300},
  )
})
