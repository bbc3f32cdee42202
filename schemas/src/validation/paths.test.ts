import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {pageFile} from '@upline/prerender/lists/site-files.ts'
import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {detailOf, targetOf} from '../objects/link-kinds.ts'
import {linkTarget} from '../objects/link-preview.ts'
import {checkMoved, checkPath} from './check-path.ts'
import {checkMailbox, checkPathExists, validateSitePath, validateWebAddress} from './link-targets.ts'
import {validatePath, validatePathOf} from './page-paths.ts'
import {
  checkRedirectSource,
  checkRedirectTarget,
  type RedirectRule,
  validateRedirect,
  validateRedirectKind,
} from './redirects.ts'

describe('the form of a path', () => {
  test.each(['/', '/about', '/insurance/employer-benefits/life', '/401k', '/downloads/sheet.html'])(
    'may be %s',
    (path) => {
      expect(validatePath(path)).toBeUndefined()
    },
  )

  test.each([
    ['about', 'starts with /'],
    ['/about/', 'Leave out'],
    ['/About', '/about'],
    ['/a//b', 'two slashes'],
    ['/a b', 'a b'],
    ['/a?b', 'a?b'],
    ['/-a', '-a'],
    ['/a.html/b', 'a.html'],
    ['/a.pdf', 'a.pdf'],
    ['/join', 'site itself'],
    ['/404', 'site itself'],
    ['/404.html', 'site itself'],
    ['/index', 'same page as /.'],
    ['/index.html', 'same page as /.'],
    ['/insurance/index', 'same page as /insurance.'],
    ['/insurance/life.html', 'Leave out .html: /insurance/life'],
    ['/downloads', 'end the path in .html'],
    ['/downloads/sheet', 'end the path in .html'],
    ['/assets/app', 'its own files'],
    ['/social', 'its own files'],
    ['/_content/site', 'its own files'],
    ['//evil.example', 'two slashes'],
    [`/${'a'.repeat(241)}`, 'at most 240'],
    [`/downloads/${'a'.repeat(241)}.html`, 'at most 240'],
    [`${'/abcdefghi'.repeat(101)}`, 'at most 1000'],
  ])('may not be %s', (path, said) => {
    expect(validatePath(path)).toContain(said)
  })

  test('that passes is its own address', () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9-. ]{1,8}$/)
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), (parts, open) => {
        const path = `/${parts.join('/')}${open ? '/' : ''}`
        if (validatePath(path)) return
        const {pathname, search, hash} = new URL(path, 'https://site.example')
        expect(pathname + search + hash).toBe(path)
        expect(path).toBe(path.toLowerCase())
      }),
    )
  })

  test('that is valid has a separate file', () => {
    const part = fc.constantFrom(...'a b A index 404 downloads assets social _content . ..'.split(' '), '')
    const risky = fc
      .tuple(fc.array(part, {maxLength: 4}), fc.constantFrom('', '.html', '/', '.xml', '?a', '\\', '\0'))
      .map(([parts, end]) => `/${parts.join('/')}${end}`)
    fc.assert(
      fc.property(fc.uniqueArray(risky, {minLength: 2, maxLength: 2}), (paths) => {
        const files = paths.map(pageFile)
        for (const [i, path] of paths.entries())
          expect(files[i] !== undefined).toBe(validatePath(path) === undefined)
        const [one, other] = files
        if (one === undefined || other === undefined) return
        expect(one).not.toBe(other)
        for (const file of [one, other]) {
          expect(file).toMatch(/^(?!assets\/|social\/|_content\/|404\.html)[a-z0-9/-]+\.html$/)
        }
      }),
      {numRuns: 2000},
    )
    expect(pageFile('/')).toBe('index.html')
    expect(pageFile('/carriers/directory')).toBe('carriers/directory/index.html')
    expect(pageFile('/downloads/sheet.html')).toBe('downloads/sheet.html')
  })

  test('of a news article is under the news page', () => {
    expect(validatePathOf('newsArticle', '/about/news/new-rates')).toBeUndefined()
    expect(validatePathOf('newsArticle', '/news/new-rates')).toContain('/about/news/')
    expect(validatePathOf('newsArticle', '/about/news/2026/rates')).toContain('/about/news/')
    expect(validatePathOf('newsArticle', '/about/news/')).toContain('Leave out')
  })
})

test.each([
  ['/contact?topic=elite#form', '/contact'],
  ['/contact/', '/contact'],
  ['/', '/'],
  ['//', '/'],
])('the page path in %s is %s', (path, page) => expect(pagePathOf(path)).toBe(page))

const documents = [
  {_id: 'page-life', _type: 'page', title: 'Life insurance', path: '/insurance/life'},
  {_id: 'drafts.page-life', _type: 'page', title: 'Life insurance', path: '/insurance/lives'},
  {_id: 'drafts.page-new', _type: 'page', title: 'New page', path: '/new'},
  {_id: 'drafts.page-copy', _type: 'page', title: 'Copy', path: '/insurance/life'},
  {_id: 'news-rates', _type: 'newsArticle', title: 'Rates', path: '/about/news/rates'},
  {_id: 'carrier-a', _type: 'carrier', path: '/carriers/a', hasPage: true},
  {_id: 'page-old', _type: 'page', path: '/old'},
  {_id: 'redirect-old', _type: 'redirect', from: '/old', enabled: true},
  {_id: 'page-off', _type: 'page', path: '/off'},
  {_id: 'redirect-off', _type: 'redirect', from: '/off', enabled: false},
  {
    _id: 'redirect-annuity',
    _type: 'redirect',
    from: '/annuity',
    to: {kind: 'page', page: {_ref: 'page-life'}},
    enabled: true,
  },
  {_id: 'redirect-on', _type: 'redirect', from: '/on', to: {kind: 'path', path: '/x'}, enabled: false},
]
/** Returns the context of a document, with a page by default. */
const contextOf = (document: {_id: string; [field: string]: unknown}) =>
  contextOver(documents, {document: {_type: 'page', ...document}})

function expectMessage(message: unknown, part: string | undefined): void {
  if (part === undefined) expect(message).toBeUndefined()
  else expect(message).toContain(part)
}

test.each([
  ['/insurance/life', {_id: 'page-life'}, undefined],
  ['/insurance/life', {_id: 'drafts.page-life'}, undefined],
  ['/insurance/life', {_id: 'drafts.page-other'}, 'Life insurance'],
  ['/insurance/life', {_id: 'drafts.page-copy'}, 'Life insurance'],
  ['/new', {_id: 'drafts.page-other'}, 'New page'],
  ['/about/news/rates', {_id: 'news-other', _type: 'newsArticle'}, 'Rates'],
  ['/free', {_id: 'drafts.page-other'}, undefined],
  [undefined, {_id: 'drafts.page-other'}, undefined],
])('a path belongs to one document: %s of %o', async (path, document, part) => {
  expectMessage(await checkPath(path, contextOf(document)), part)
})

const carrier = {_id: 'drafts.carrier-a', _type: 'carrier'}
test.each([
  ['/insurance/lives', {_id: 'drafts.page-life'}, 'now at /insurance/life'],
  ['/insurance/life', {_id: 'drafts.page-life'}, undefined],
  ['/moved', {_id: 'page-off'}, 'now at /off'],
  ['/moved', {_id: 'page-old'}, undefined],
  ['/moved', {_id: 'drafts.page-new'}, undefined],
  [undefined, {_id: 'page-life'}, undefined],
  ['/carriers/b', {...carrier, hasPage: true}, 'now at /carriers/a'],
  ['/carriers/b', {...carrier, hasPage: false}, undefined],
])('a published page that moves wants a redirect: %s of %o', async (path, document, part) => {
  expectMessage(await checkMoved(path, contextOf(document)), part)
})

test.each([
  ...[
    '/insurance/life',
    '/insurance/life?topic=elite',
    '#form',
    '/join',
    '/old',
    '/off',
    '/downloads/a.html',
  ].map((path) => [path, undefined] as const),
  ...['/new', '/careers'].map((path) => [path, 'Page not found'] as const),
])('a path that no published page has is a warning: %s', async (path, part) => {
  expectMessage(await checkPathExists(path, contextOf({_id: 'x'})), part)
})

test.each<[RedirectRule, RedirectRule[], string | undefined]>([
  [{from: '/a', to: '/a?x=1'}, [], 'itself'],
  [{from: '/a', to: '/b'}, [{from: '/b', to: '/a'}], 'circle'],
  [{from: '/a', to: '/b'}, [{from: '/b', to: '/c'}], 'Lead straight'],
  [{from: '/b', to: '/c'}, [{from: '/a', to: '/b#x'}], '/a already leads'],
  [{from: '/a', to: '/b'}, [{from: '/c', to: '/b'}], undefined],
  [{from: '/a'}, [{from: '/b'}], undefined],
])('loops and chains of redirects are refused: %o beside %o', (rule, others, part) => {
  expectMessage(validateRedirect(rule, others), part)
})

test('redirects that were accepted one by one take one hop each', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', undefined)
  const wanted = fc.array(fc.record({from: fc.constantFrom('/a', '/b', '/c', '/d', '/e'), to: path}))
  fc.assert(
    fc.property(wanted, (rules) => {
      const accepted: RedirectRule[] = []
      for (const rule of rules) {
        if (accepted.some(({from}) => from === rule.from)) continue
        if (!validateRedirect(rule, accepted)) accepted.push(rule)
      }
      const sources = new Set(accepted.map(({from}) => from))
      for (const {to} of accepted) expect(to && sources.has(to)).toBeFalsy()
    }),
  )
})

test.each([
  ...['page', 'path', 'url', undefined].map((kind) => [kind, undefined] as const),
  ...['email', 'phone', 'file', 'back'].map((kind) => [kind, 'address'] as const),
])('a redirect leads to a page or an address: %s', (kind, part) => {
  expectMessage(validateRedirectKind({kind}), part)
})

test.each([
  ['/insurance/life', 'redirect-new', 'Life insurance'],
  ['/annuity', 'redirect-new', 'Another redirect'],
  ['/annuity', 'redirect-annuity', undefined],
  ['/free', 'redirect-new', undefined],
  ['old', 'redirect-new', 'starts with /'],
])('a page or another redirect keeps its path: %s for %s', async (from, _id, part) => {
  expectMessage(await checkRedirectSource(from, contextOf({_id})), part)
})

test.each([
  [{from: '/start', to: {kind: 'page', page: {_ref: 'page-life'}}}, undefined],
  [{from: '/start', to: {kind: 'path', path: '/annuity'}}, 'Lead straight'],
  [{from: '/insurance/life', to: {kind: 'path', path: '/x'}}, '/annuity already leads'],
  [{from: '/x', to: {kind: 'path', path: '/on'}}, undefined],
  [{from: '/a', to: {kind: 'path', path: '/a'}, enabled: false}, undefined],
  [{from: '/a', to: {kind: 'path', path: '/a'}}, 'itself'],
])('the target of a redirect is followed through the page it names: %o', async (redirect, part) => {
  expectMessage(await checkRedirectTarget(redirect.to, contextOf({_id: 'redirect-new', ...redirect})), part)
})

test('a mailbox may be a fact that is published', async () => {
  const context = contextOver([{_id: 'f', _type: 'fact', key: 'email'}])
  expect(await checkMailbox('{email}', context)).toBeUndefined()
  expect(await checkMailbox('{emial}', context)).toContain('{email}')
})

test('the fields of a link are required for their own kind only', () => {
  const of = (kind?: string) => contextOver([], {parent: {kind}})
  const rule = targetOf('url', 'Give the address.', validateWebAddress)
  expect(rule(undefined, of('url'))).toBe('Give the address.')
  expect(rule('nonsense', of('url'))).toEqual(expect.any(String))
  expect(rule('nonsense', of('page'))).toBeUndefined()
  expect(targetOf('page', 'Choose.')(undefined, of(undefined))).toBe('Choose.')
  expect(detailOf('path', validateSitePath)('//x', of('page'))).toBeUndefined()
})

test.each([
  [{kind: 'page', pagePath: '/about', anchor: 'team', url: 'https://old.example'}, '/about#team'],
  [{kind: 'url', url: 'https://a.example'}, 'https://a.example'],
  [{kind: 'page'}, undefined],
])('the link %o reads as %s in lists', (value, target) => expect(linkTarget(value)).toBe(target))
