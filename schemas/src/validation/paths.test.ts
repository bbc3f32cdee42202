import {isOwnPath} from '@upline/domain/content/own-paths.ts'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {pageFile} from '@upline/prerender/files/site-files.ts'
import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {linkTarget} from '../objects/link-preview.ts'
import {checkMoved, checkPath} from './check-path.ts'
import {detailOf, targetOf} from './link-kinds.ts'
import {checkMailbox, checkPathExists, validateSitePath, validateWebAddress} from './link-targets.ts'
import {validatePath, validatePathOf} from './page-paths.ts'

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
    const own = fc.constantFrom(
      'join',
      'calendar',
      'calendar.ics',
      'about',
      'news',
      'rss.xml',
      'assets',
      'social',
    )
    const part = fc.oneof(fc.stringMatching(/^[a-zA-Z0-9-. ]{1,8}$/), own)
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), (parts, open) => {
        const path = `/${parts.join('/')}${open ? '/' : ''}`
        if (validatePath(path)) return
        expect(isOwnPath(path)).toBe(false)
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

  test.each([
    ['/about/news/new-rates', undefined],
    ['/news/new-rates', '/about/news/'],
    ['/about/news/2026/rates', '/about/news/'],
    ['/about/news/', 'Leave out'],
  ])('of a news article is under the news page: %s', (path, part) => {
    expect(validatePathOf('newsArticle', path)).toEqual(part && expect.stringContaining(part))
  })
})

test.each([
  ['/contact?topic=elite#form', '/contact'],
  ['/contact/', '/contact'],
  ['/', '/'],
  ['//', '/'],
])('the page path in %s is %s', (path, page) => expect(pagePathOf(path)).toBe(page))

const documents = [
  {_id: 'page-first', _type: 'page', title: 'Home', path: '/'},
  {_id: 'page-life', _type: 'page', title: 'Life insurance', path: '/insurance/life'},
  {_id: 'drafts.page-life', _type: 'page', title: 'Life insurance', path: '/insurance/lives'},
  {_id: 'drafts.page-new', _type: 'page', title: 'New at {firm}', path: '/new'},
  {_id: 'drafts.page-copy', _type: 'page', title: 'Copy', path: '/insurance/life'},
  {_id: 'news-rates', _type: 'newsArticle', title: 'Rates', path: '/about/news/rates'},
  {_id: 'carrier-a', _type: 'carrier', path: '/carriers/a', hasPage: true},
  {_id: 'page-old', _type: 'page', path: '/old'},
  {_id: 'redirect-old', _type: 'redirect', from: '/old', enabled: true},
  {_id: 'page-odd', _type: 'page', title: {a: 1}, path: '/odd'},
  {_id: 'fact', _type: 'fact', key: 'firm', value: 'Acme'},
  {_id: 'page-off', _type: 'page', path: '/off'},
  {_id: 'redirect-off', _type: 'redirect', from: '/off', enabled: false},
]
/** Returns the context of a document, a page by default. */
const contextOf = (document: {_id: string; [field: string]: unknown}) =>
  contextOver(documents, {document: {_type: 'page', ...document}})

test.each([
  ['/insurance/life', {_id: 'page-life'}, undefined],
  ['/insurance/life', {_id: 'drafts.page-life'}, undefined],
  ['/insurance/life', {_id: 'drafts.page-other'}, 'Life insurance'],
  ['/insurance/life', {_id: 'drafts.page-copy'}, 'Life insurance'],
  ['/new', {_id: 'drafts.page-other'}, 'New at Acme'],
  ['/about/news/rates', {_id: 'news-other', _type: 'newsArticle'}, 'Rates'],
  ['/odd', {_id: 'drafts.page-other'}, '“Another page” already has'],
  ['/free', {_id: 'drafts.page-other'}, undefined],
  [undefined, {_id: 'drafts.page-other'}, undefined],
  ['/start', {_id: 'drafts.page-first'}, 'The home page stays at /.'],
  ['/', {_id: 'drafts.page-first'}, undefined],
])('a path belongs to one document: %s of %o', async (path, document, part) => {
  expect(await checkPath(path, contextOf(document))).toEqual(part && expect.stringContaining(part))
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
  expect(await checkMoved(path, contextOf(document))).toEqual(part && expect.stringContaining(part))
})

test.each([
  ['/insurance/life', undefined],
  ['/insurance/life?topic=elite', undefined],
  ['#form', undefined],
  ['/join', undefined],
  ['/calendar.ics', undefined],
  ['/calendar/event-a.ics', undefined],
  ['/about/news/rss.xml', undefined],
  ['/brochure.pdf', 'Page not found'],
  ['/old', undefined],
  ['/off', undefined],
  ['/downloads/a.html', 'Page not found'],
  ['/new', 'Page not found'],
  ['/careers', 'Page not found'],
])('a path that no published page has is a warning: %s', async (path, part) => {
  expect(await checkPathExists(path, contextOf({_id: 'x'}))).toEqual(part && expect.stringContaining(part))
})

test('a mailbox may be a fact that is published', async () => {
  const context = contextOver([{_id: 'f', _type: 'fact', key: 'email'}])
  expect(await checkMailbox('{email}', context)).toBeUndefined()
  expect(await checkMailbox('{emial}', context)).toContain('{email}')
  expect(await checkMailbox(' {email}', context)).toBe('Remove the space before or after it.')
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
