import {knownFacts} from '@upline/domain/content/known-facts.ts'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {describe, expect, test} from 'vitest'
import {checkContent} from './check-content.ts'
import type {Asset} from './content.ts'
import {model} from './model.ts'

const today = '2026-11-22'
const check = (documents: StoredDocument[], assets?: Asset[]) =>
  checkContent({documents, assets, model, today})

const hero = {_key: 'h', _type: 'hero', heading: 'A'}
const page = (changes: object = {}, id = 'page-a'): StoredDocument => ({
  _id: id,
  _type: 'page',
  title: id === 'page-a' ? 'A page' : id,
  path: '/a',
  sections: [hero],
  seo: {description: 'What the page is about, in one sentence.'},
  ...changes,
})
const carrier = page({_type: 'carrier', name: 'C', hasPage: true, path: '/carriers/c'}, 'carrier-c')
const linkTo = (path: string) => ({_type: 'link', kind: 'path', path})
/** Links to `/a`, so that `/a` is not an orphan. */
const home = page({path: '/', link: linkTo('/a')}, 'page-home')
const link = (fields: object) => page({action: {_type: 'link', ...fields}})
const draft = (document: StoredDocument, changes: object = {}) => ({
  ...document,
  ...changes,
  _id: `drafts.${document._id}`,
})

test('correct content has no problems', () => {
  expect(check([home, page()])).toEqual([])
})

test('a link to a document that is made from its text has no problem', () => {
  const text = [{_key: 'b', _type: 'block', children: [{_key: 's', _type: 'span', text: 'Dear client,'}]}]
  const letter = {_id: 'file-a', _type: 'resourceDocument', name: 'Letter', text}
  expect(check([home, link({kind: 'file', file: {_ref: 'file-a'}}), letter])).toEqual([])
})

describe('a shared section', () => {
  const place = {_key: 'p', _type: 'reference', _ref: 'shared-a'}
  const shared = (anchor: string): StoredDocument => ({
    _id: 'shared-a',
    _type: 'sharedSection',
    title: 'Offer',
    sections: [{_key: 's', _type: 'callToAction', heading: 'B', anchor}],
  })
  const linked = {...home, link: linkTo('/a#offer')}
  const messages = (documents: StoredDocument[]) => check(documents).map(({message}) => message)

  test('brings its anchor to the pages that show it', () => {
    expect(messages([linked, page({sections: [hero, place]}), shared('offer')])).toEqual([])
    expect(messages([linked, page({sections: [hero, place]}), shared('other')])).toEqual([
      expect.stringContaining('has the anchor offer'),
    ])
  })

  test('may not have the anchor of another section of a page, but come twice', () => {
    const own = {...hero, anchor: 'offer'}
    expect(messages([linked, page({sections: [own, place]}), shared('offer')])).toEqual([
      expect.stringContaining('Two sections have the anchor “offer”'),
    ])
    const twice = page({sections: [hero, place, {...place, _key: 'q'}]})
    expect(messages([linked, twice, shared('offer')])).toEqual([])
  })

  test('is reported if no page shows it, and so is a place without one', () => {
    expect(messages([home, page(), shared('')])).toEqual([expect.stringContaining('isn’t used anywhere')])
    expect(messages([home, page({sections: [hero, place]})])).toEqual([
      expect.stringContaining('deleted document'),
    ])
  })
})

describe('is found at its field', () => {
  const toPath = (path: string) => page({action: linkTo(path)})
  const toPage = (_ref: string, anchor?: string) => link({kind: 'page', page: {_ref}, anchor})
  const toFile = (_ref: string) => link({kind: 'file', file: {_ref}})
  const fileless = {_id: 'file-a', _type: 'resourceDocument', name: 'Form'}
  const redirect = (changes: object): StoredDocument => ({
    _id: 'redirect-a',
    _type: 'redirect',
    from: '/old',
    to: linkTo('/a'),
    enabled: true,
    ...changes,
  })
  const fact = (changes: object) => ({_id: 'fact-n', _type: 'fact', key: 'n1', value: '1', ...changes})
  const word = fact({_id: 'fact-w', key: 'w', value: 'x'.repeat(2000)})
  const bomb = '{w}'.repeat(9)
  const misspelt = fact({key: 'statesCount', note: '{statesCount}'})
  const old = fact({year: 2024, effectiveUntil: '2026-12-31'})
  const expired = page({sections: [{...hero, effectiveUntil: '2026-11-21'}]})
  const block = (changes: object) =>
    page({body: [{_key: 'b', _type: 'block', children: [{text: 'A'}], ...changes}]})
  const filler = {children: [{text: 'A lorem ipsum'}]}
  const vague = {_type: 'action', label: 'Learn more'}
  const selfish = page({path: '/b', related: {_ref: 'page-b'}}, 'page-b')
  const listing = page({sections: [hero, {_type: 'carrierDirectory'}]})
  test.each<[string, string, StoredDocument[]]>([
    ['a path that no page has', 'links action.path: /none', [toPath('/none?x=1')]],
    ['a path of another site', 'links action.path: single slash', [toPath('//evil.example')]],
    ['an anchor of the page', 'links action.path: anchor top', [toPath('#top')]],
    ['an anchor of another page', 'links action.anchor: anchor top', [toPage('page-home', 'top')]],
    ['a link without a page', 'links action.page: no page yet', [link({})]],
    ['a page that is gone', 'links action.page: deleted document', [toPage('page-x')]],
    ['a draft', 'links action.page: not published', [toPage('page-x'), draft(page({}, 'page-x'))]],
    ['a file that is gone', 'links action.file: deleted document', [toFile('file-x')]],
    ['a document without a file', 'links action.file: no file', [toFile('file-a'), fileless]],
    ['a web address', 'links action.url: https://', [link({kind: 'url', url: 'www.example.com'})]],
    ['a mailbox', 'links action.email: email', [link({kind: 'email', email: 'nobody'})]],
    ['a redirect to nowhere', 'paths to: leads nowhere', [page(), redirect({to: null})]],
    ['a redirect to a dead path', 'links to.path: /gone', [page(), redirect({to: linkTo('/gone')})]],
    ['a redirect over a page', 'paths path: redirect', [page(), redirect({from: '/a', to: linkTo('/')})]],
    ['a path that is another’s', 'paths path: for longer', [page(), page({_createdAt: '2026'}, 'page-b')]],
    ['a page without a path', 'paths path: Without a path', [page(), page({path: ' '}, 'page-b')]],
    ['a reference to nothing', 'references author: deleted document', [page({author: {_ref: 'person-x'}})]],
    ['an unknown token', 'tokens title: {statesCount}', [page({title: 'In {statesCont} states'}), misspelt]],
    ['a fact without a value', 'tokens value: no value', [page({title: '{n1}'}), fact({value: undefined})]],
    ['a fact of facts', 'tokens value: 10000 characters', [page({body: '{n1}'}), fact({value: bomb}), word]],
    ['a key of a parameter', 'tokens key: Choose another', [page({title: '{count}'}), fact({key: 'count'})]],
    ['an unused fact', 'unused key: {n1}', [page(), fact({})]],
    ['an unused document', 'unused: used anywhere', [page(), {_id: 'faq-a', _type: 'faq', question: 'Why?'}]],
    ['a figure of another year that ends later', 'periods year: 2024', [page({title: '{n1}'}), old]],
    ['a disclaimer past its day', 'periods sections[_key=="h"].effectiveUntil: 2026-11-21', [expired]],
    ['a page without a description', 'descriptions seo.description: no description', [page({seo: null})]],
    ['a long title', 'titles title: 65 characters', [page({title: 'Long '.repeat(13)})]],
    ['a long fact', 'titles title: 63 characters', [page({title: 'In {n1}'}), fact({value: 'x'.repeat(60)})]],
    ['a page without a title', 'titles title: without a title', [page({title: ''})]],
    ['filler', 'words body[_key=="b"].children[0].text: Replace', [block(filler)]],
    ['a note to oneself', 'words seo.description: “TODO”', [page({seo: {description: 'TODO: say more'}})]],
    ['a link that says nothing', 'words intro: where the link leads', [page({intro: 'Click here to join'})]],
    ['a button that says nothing', 'words cta.spoken: what it’s about', [page({cta: vague})]],
    ['a page without a hero', 'headings sections: hero', [page({sections: [{_key: 'p', _type: 'prose'}]})]],
    ['a heading that skips a level', 'headings body[_key=="b"]: subheading', [block({style: 'h4'})]],
    ['an empty heading', 'headings body[0]: no words', [block({_key: undefined, style: 'h3', children: 42})]],
    ['a page nobody links to', 'orphans path: /b', [page(), page({path: '/b'}, 'page-b')]],
    ['a page that only itself refers to', 'orphans path: /b', [page(), selfish]],
    ['a carrier without a directory', 'orphans path: /carriers/c', [page(), carrier]],
    ['a page beside a listed carrier', 'orphans path: /b', [listing, carrier, page({path: '/b'}, 'page-b')]],
    ['an old draft', 'drafts: 2026-10-01', [page(), draft(page(), {_updatedAt: '2026-10-01T10:00:00Z'})]],
  ])('%s: %s', (_what, expected, documents) => {
    const [place, message = ''] = expected.split(': ')
    const found = check([home, ...documents])
    expect(found.map(({check, field}) => `${check} ${field}`.trim())).toEqual([place])
    expect(found[0]?.message).toContain(message)
  })

  test('two pages with the same title in search results', () => {
    const twin = page({path: '/b', seo: {title: 'a PAGE', description: 'Another sentence.'}}, 'page-b')
    const hidden = page({title: 'A page', path: '/c', seo: {noIndex: true}}, 'page-c')
    const ways = page({path: '/', links: ['/a', '/b', '/c'].map(linkTo)}, 'page-home')
    const found = check([ways, page(), twin, hidden])
    expect(found.map(({document, field, message}) => `${document} ${field} ${message}`)).toEqual([
      expect.stringMatching(/^page-a title \/b has the same title/),
      expect.stringMatching(/^page-b title \/a has the same title/),
    ])
    expect(
      check([ways, page(), {...twin, seo: {...(twin.seo as object), title: 'Another'}}, hidden]),
    ).toEqual([])
  })

  test.each(Object.keys(knownFacts))('the fact %s, which only code reads, is used', (key) => {
    expect(check([home, page(), fact({key, value: '24 months'})])).toEqual([])
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
    const pictureProblems = ['pictures mute.alt', 'pictures empty.alt', 'sizes large', 'sizes wide']
    expect(found).toEqual(['references gone.asset', ...pictureProblems])
    // Without a list of files, files are not checked.
    expect(check([home, page({gone: pictures.gone})])).toEqual([])
  })
})

test.each(['/calendar.ics', '/calendar/event-a.ics', '/sitemap.xml', '/about/news/rss.xml', '/join'])(
  'a link to %s, which the site answers itself, is not dead',
  (path) => {
    expect(check([home, page({action: linkTo(path)})])).toEqual([])
  },
)

test('a redirect without a target keeps no other from being checked', () => {
  const redirect = {_type: 'redirect', enabled: true}
  const found = check([
    home,
    {...redirect, _id: 'redirect-a', from: '/x', to: linkTo('/x')},
    {...redirect, _id: 'redirect-b', from: '/y'},
  ])
  const messages = found.filter((row) => row.check === 'paths').map(({message}) => message)
  expect(messages).toEqual([
    expect.stringContaining('would lead to itself'),
    expect.stringContaining('leads nowhere'),
  ])
})

test('a dead path is known if its redirect is off, and correct if the redirect is on', () => {
  const redirect = {_id: 'redirect-a', _type: 'redirect', from: '/old', to: linkTo('/a')}
  const dead = page({action: linkTo('/old')})
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
  const gone = {...redirect, enabled: false, to: linkTo('/gone')}
  expect(check([home, dead, gone]).filter(({known}) => !known)).toMatchObject([
    {check: 'links', document: 'redirect-a', severity: 'broken'},
  ])
})

test('reports that a draft fixes a problem, but not problems that only a draft has', () => {
  const dead = page({action: linkTo('/gone')})
  const mended = {action: linkTo('/')}
  expect(check([home, dead])).toMatchObject([{isFixedInDraft: false}])
  expect(check([home, dead, draft(dead, mended)])).toMatchObject([{isFixedInDraft: true}])
  expect(check([home, page(), draft(dead)])).toEqual([])
})

test('a draft of another document can fix what the whole content shows', () => {
  const orphan = page({path: '/b'}, 'page-b')
  const linked = (change: object) => check([home, page(), orphan, draft(home, change)])
  expect(linked({})).toMatchObject([{check: 'orphans', document: 'page-b', isFixedInDraft: false}])
  expect(linked({links: [linkTo('/a'), linkTo('/b')]})).toMatchObject([{isFixedInDraft: true}])
  const referring = {button: {_type: 'link', kind: 'page', page: {_ref: 'page-b'}}}
  expect(check([home, page(), orphan, draft(orphan), draft(home, referring)])).toMatchObject([
    {check: 'orphans', isFixedInDraft: true},
  ])
  const added = page({path: '/c', links: [linkTo('/b')]}, 'drafts.page-c')
  expect(check([home, page(), orphan, added])).toMatchObject([{check: 'orphans', isFixedInDraft: true}])
})

test('the key of a problem depends only on the document, the field and the problem', () => {
  const keyOf = (path: string, other: object = {}) =>
    check([home, {...page({action: linkTo(path)}), ...other}])[0]?.key
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
  const found = check([home, broken, page({action: linkTo('/gone')})])
  expect(
    found.some(({document, message}) => document === 'page-b' && message.includes('couldn’t be checked')),
  ).toBe(true)
  expect(found.some(({check, field}) => check === 'links' && field === 'action.path')).toBe(true)
})

test('a carrier that the disclaimer leaves out in a state is reported with the state', () => {
  const sold = page(
    {
      _type: 'carrier',
      name: 'C',
      specialties: ['MA', 'Term'],
      availability: [
        {state: 'Texas'},
        {state: 'Ohio', products: ['Term']},
        {state: 'Utah', products: ['MA']},
      ],
    },
    'carrier-c',
  )
  const specialty = {_id: 'ma', _type: 'carrierSpecialty', key: 'MA', disclaimed: true}
  const disclaimer = {_id: 'd', _type: 'disclaimer', key: 'd', title: 'D', text: '1', statesCounts: true}
  const plans = (states: object[], period: object = {}) => ({
    _id: `plans-${states.length}`,
    _type: 'planCount',
    title: 'C',
    carrier: {_type: 'reference', _ref: 'carrier-c'},
    total: 3,
    states,
    ...period,
  })
  const found = (...documents: StoredDocument[]) =>
    check([home, page(), sold, specialty, ...documents])
      .filter(({document, field}) => document === 'carrier-c' && field === 'availability')
      .map(({message}) => message)
  expect(found(disclaimer)).toEqual([expect.stringContaining('no plan count: Texas, Utah.')])
  expect(found(disclaimer, plans([{state: 'Texas', plans: 3}]))).toEqual([
    expect.stringContaining('no plan count: Utah.'),
  ])
  const all = [
    {state: 'Texas', plans: 3},
    {state: 'Utah', plans: 1},
  ]
  expect(found(disclaimer, plans(all))).toEqual([])
  expect(found({...sold, availability: []}, disclaimer)).toEqual([
    expect.stringContaining('no plan count: all states.'),
  ])
  // Next year's counts do not cover today.
  expect(found(disclaimer, plans(all, {effectiveFrom: '2027-01-01'}))).toHaveLength(1)
  expect(found()).toEqual([])
})
