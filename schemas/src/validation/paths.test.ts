import {pageFile} from '@upline/prerender/lists/site-files.ts'
import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {checkPath} from './check-path.ts'
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

  test('that is valid has its own file', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      'A',
      'index',
      '404',
      'downloads',
      'assets',
      'social',
      '_content',
      '',
      '.',
      '..',
    )
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

describe('a path belongs to one document', () => {
  const documents = [
    {_id: 'page-life', _type: 'page', title: 'Life insurance', path: '/insurance/life'},
    {_id: 'drafts.page-new', _type: 'page', title: 'New page', path: '/new'},
    {_id: 'news-rates', _type: 'newsArticle', title: 'Rates', path: '/about/news/rates'},
  ]

  test('its page keeps it, as a draft too', async () => {
    expect(
      await checkPath(
        '/insurance/life',
        contextOver(documents, {document: {_id: 'page-life', _type: 'page'}}),
      ),
    ).toBeUndefined()
    expect(
      await checkPath(
        '/insurance/life',
        contextOver(documents, {document: {_id: 'drafts.page-life', _type: 'page'}}),
      ),
    ).toBeUndefined()
  })

  test('another page is rejected with the name of the first, even a draft', async () => {
    const context = contextOver(documents, {document: {_id: 'drafts.page-other', _type: 'page'}})
    expect(await checkPath('/insurance/life', context)).toContain('Life insurance')
    expect(await checkPath('/new', context)).toContain('New page')
    const article = contextOver(documents, {document: {_id: 'news-other', _type: 'newsArticle'}})
    expect(await checkPath('/about/news/rates', article)).toContain('Rates')
    expect(await checkPath('/free', context)).toBeUndefined()
    expect(await checkPath(undefined, context)).toBeUndefined()
  })

  test('a published page keeps its path from a draft that wants it', async () => {
    const both = [
      ...documents,
      {_id: 'drafts.page-copy', _type: 'page', title: 'Copy', path: '/insurance/life'},
    ]
    expect(
      await checkPath('/insurance/life', contextOver(both, {document: {_id: 'page-life', _type: 'page'}})),
    ).toBeUndefined()
    const copy = contextOver(both, {document: {_id: 'drafts.page-copy', _type: 'page'}})
    expect(await checkPath('/insurance/life', copy)).toContain('Life insurance')
  })
})
