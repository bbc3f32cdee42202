// @vitest-environment node
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import type {Build} from '@upline/prerender/files/read-build.ts'
import {isFatal} from '@upline/prerender/files/report.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import type {Touched} from '@upline/prerender/lake/fetch.ts'
import {type RenderReport, Site} from '@upline/prerender/site/site.ts'
import fc from 'fast-check'
import {describe, expect, test, vi} from 'vitest'
import {build, edit, mutationsOf, read, renderWaiting, startContentLake} from './random-edits.ts'

const {lake, published, folder, reset} = await startContentLake()

/** The site's own renderer, behind a name that a test can replace. */
const renderPage = {of: build.renderer.renderPage}
const renderer: Build['renderer'] = {...build.renderer, renderPage: (...page) => renderPage.of(...page)}

let built = 0
function newSite(): {site: Site; path: string} {
  built += 1
  const path = join(folder, `site-${built}`)
  return {site: new Site({...build, renderer}, lake.client, new SiteFolder(path)), path}
}

async function renderedSite() {
  const created = newSite()
  await created.site.renderAll()
  return created
}

/** Renders what a publish with these tags touches, or whatever changed. */
async function publish(site: Site, tags: Touched): Promise<RenderReport> {
  await site.refresh(tags)
  return renderWaiting(site)
}

/** Renders the last publishes, and returns the paths of the pages in order. */
async function publishOrder(site: Site): Promise<string[]> {
  const rendered = vi.spyOn(renderPage, 'of')
  await publish(site, await published.tags())
  const order = rendered.mock.calls.map(([path]) => path)
  rendered.mockRestore()
  return order
}

test('what is rendered after each publish is what would be rendered from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      // What was not rendered before the next publish waits.
      fc.array(fc.record({edits: fc.array(edit, {minLength: 1, maxLength: 3}), isRendered: fc.boolean()}), {
        minLength: 1,
        maxLength: 5,
      }),
      async (publishes) => {
        await reset()
        const kept = await renderedSite()
        for (const {edits, isRendered} of publishes) {
          for (const change of edits) await lake.client.mutate(await mutationsOf(lake.client, change))
          await kept.site.refresh(await published.tags())
          if (isRendered) await renderWaiting(kept.site)
        }
        await renderWaiting(kept.site)
        const fresh = await renderedSite()
        const [after, whole] = [read(kept.path), read(fresh.path)]
        // Names and differing files first: whole pages say little in a report.
        expect(Object.keys(after)).toEqual(Object.keys(whole))
        expect(Object.keys(after).filter((name) => after[name] !== whole[name])).toEqual([])
        rmSync(kept.path, {recursive: true})
        rmSync(fresh.path, {recursive: true})
      },
    ),
    {numRuns: process.env.UPLINE_SOAK ? 200 : 5, seed: 5, endOnFailure: true},
  )
}, 3_600_000)

test('a change touches only the pages that show it', async () => {
  const {site, path} = await renderedSite()
  const before = read(path)
  await lake.client.patch('faq-a').set({question: 'Asked anew?'}).commit()
  expect(await publish(site, await published.tags())).toEqual({pages: 1, failures: []})
  const after = read(path)
  const touched = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(touched.sort()).toEqual(['_content/_search.json', '_content/a.json', 'a/index.html'])
  expect(after['a/index.html']).toContain('Asked anew?')
})

test('the published page comes first, then what shares its tags, then the rest', async () => {
  const {site} = await renderedSite()
  await lake.client.patch('siteSettings').set({organizationName: 'Renamed'}).commit()
  await lake.client.patch('page-b').set({title: 'Renamed'}).commit()
  await lake.client.patch('faq-a').set({question: 'Renamed?'}).commit()
  const order = await publishOrder(site)
  expect(order.slice(0, 2)).toEqual(['/deep/b', '/a'])
  expect(order.slice(2).sort()).toEqual(['/', '/404', '/about/news', '/about/news/a', '/about/news/b'])
})

test('pages that are kept from search engines are in no list', async () => {
  await lake.client
    .patch('page-b')
    .set({seo: {noIndex: true}})
    .commit()
  const {path} = await renderedSite()
  for (const name of ['sitemap.xml', '_content/_paths.json', '_content/_search.json']) {
    const text = readFileSync(join(path, name), 'utf8')
    expect(text).toContain('/about/news/a')
    expect(text).not.toContain('/deep/b')
    expect(text).not.toContain('/404')
  }
})

test('a waiting published page stays before pages that share the tags of a later publish', async () => {
  const {site} = await renderedSite()
  await lake.client.patch('news-b').set({title: 'Renamed first'}).commit()
  await site.refresh(await published.tags())
  await lake.client.patch('news-a').set({title: 'Renamed later'}).commit()
  const order = await publishOrder(site)
  expect(order.slice(0, 2).sort()).toEqual(['/about/news/a', '/about/news/b'])
})

test('after a lost connection, whatever changed meanwhile is found', async () => {
  const {site, path} = await renderedSite()
  await lake.client.delete('page-b')
  await lake.client.create({_id: 'page-new', _type: 'page', title: 'New', path: '/new', sections: []})
  expect(await publish(site, 'everything')).toMatchObject({failures: []})
  expect(existsSync(join(path, 'deep/b/index.html'))).toBe(false)
  expect(readFileSync(join(path, 'new/index.html'), 'utf8')).toContain('New')
})

test('programs that ask for favicon.ico get a bitmap icon', async () => {
  const {site} = await renderedSite()
  expect(site.redirects).toContainEqual({
    source: '/favicon.ico',
    destination: '/apple-touch-icon.png',
    type: 302,
  })
})

test('a page may be under /calendar, where each event has a file', async () => {
  await lake.client.create({_id: 'page-c1', _type: 'page', title: 'Dates', path: '/calendar', sections: []})
  const {site, path} = await renderedSite()
  await lake.client.delete('event-a')
  await publish(site, await published.tags())
  expect(Object.keys(read(path)).filter((name) => name.startsWith('calendar/'))).toEqual([
    'calendar/index.html',
  ])
})

test('no text of the content can leave its place in the page', async () => {
  const hostile = '</script></title><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  await lake.client
    .patch('page-a')
    .set({title: hostile, seo: {description: hostile}})
    .commit()
  await lake.client.patch('faq-a').set({question: hostile}).commit()
  await lake.client.patch('news-a').set({title: hostile, category: hostile}).commit()
  const {path} = await renderedSite()
  for (const name of ['a/index.html', 'about/news/a/index.html', 'about/news/rss.xml', '404.html']) {
    const text = readFileSync(join(path, name), 'utf8')
    expect(text, name).not.toContain('<script>alert')
    expect(text, name).not.toContain('<img src=x')
  }
})

describe('a broken page is reported, keeps its file and does not block others', () => {
  const long = 'x'.repeat(251)
  test.each([
    ['a path outside of the site', 'page-b', {path: '/../outside'}, /cannot have the path \/\.\.\/outside/],
    ['a path that is no text', 'page-b', {path: 42}, /A page cannot have the path 42/],
    ['a path that is too long for a file', 'page-b', {path: `/${long}`}, /A page cannot have the path/],
    ['an article without a title', 'news-b', {title: null}, /article is not in the feed/],
    ['an article without a date', 'news-b', {date: null}, /article is not in the feed/],
    ['a fact without a value', 'fact-a', {value: null}, undefined],
    ['a redirect to something that is no link', 'redirect-a', {to: {kind: 'url', url: {a: 1}}}, undefined],
    ['a redirect from a number', 'redirect-a', {from: 42}, /redirect from 42 cannot have that path/],
  ])('%s', async (_what, id, fields, message) => {
    const {site, path} = await renderedSite()
    await lake.client.patch(id).set(fields).commit()
    await lake.client.patch('faq-a').set({question: 'Is the rest well?'}).commit()
    const {failures} = await publish(site, await published.tags())
    if (message)
      expect(failures).toContainEqual(
        expect.objectContaining({document: id, message: expect.stringMatching(message)}),
      )
    expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('Is the rest well?')
    expect(existsSync(join(folder, 'outside'))).toBe(false)
    expect(existsSync(join(path, '404.html'))).toBe(true)
  })

  test('a page that cannot be rendered', async () => {
    const {site, path} = await renderedSite()
    const before = readFileSync(join(path, 'a/index.html'), 'utf8')
    const broken = vi.spyOn(renderPage, 'of').mockRejectedValueOnce(new Error('No heading'))
    await lake.client.patch('page-a').set({title: 'Renamed'}).commit()
    const {failures} = await publish(site, await published.tags())
    expect(failures.map(({message}) => message)).toEqual(['The page /a could not be rendered'])
    expect(failures[0]?.reasons).toEqual(['No heading'])
    expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toBe(before)
    broken.mockRestore()
    // Any publish heals it.
    await lake.client.patch('faq-b').set({question: 'Well?'}).commit()
    expect(await publish(site, await published.tags())).toMatchObject({failures: []})
    expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('Renamed')
  })

  test('a file that cannot be written', async () => {
    const {site, path} = await renderedSite()
    const obstacle = join(path, 'a/index.html.new')
    mkdirSync(obstacle)
    await lake.client.patch('faq-a').set({question: 'Again?'}).commit()
    await lake.client.patch('page-b').set({title: 'Renamed'}).commit()
    const {failures} = await publish(site, await published.tags())
    expect(failures.map(({message}) => message)).toEqual(['The page /a could not be rendered'])
    expect(readFileSync(join(path, 'deep/b/index.html'), 'utf8')).toContain('Renamed')
    rmSync(obstacle, {recursive: true})
    await lake.client.patch('faq-b').set({question: 'Well?'}).commit()
    expect(await publish(site, await published.tags())).toEqual({pages: 1, failures: []})
    expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('Again?')
  })
})

test('a token without a fact stays in the text and is reported until the fact exists', async () => {
  const {site, path} = await renderedSite()
  await lake.client.patch('page-a').set({title: 'A of {nobody}'}).commit()
  const {failures} = await publish(site, await published.tags())
  expect(failures.map(({message}) => message)).toEqual(['{nobody} on /a is not a published fact'])
  expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('<title>A of {nobody}')
  await lake.client.create({_id: 'fact-nobody', _type: 'fact', key: 'nobody', value: 'somebody'})
  await publish(site, await published.tags())
  expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('<title>A of somebody')
  expect(site.problems).toEqual([])
})

test('a text that facts make too long is left out, and the facts are named', async () => {
  const {site, path} = await renderedSite()
  const facts = {line: 'x'.repeat(1000), lines: '{line}'.repeat(1000)}
  for (const [key, value] of Object.entries(facts))
    await lake.client.create({_id: `fact-${key}`, _type: 'fact', key, value})
  const section = {_type: 'steps', _key: 'long', heading: '{line}'.repeat(400), items: []}
  await lake.client.patch('page-a').set({title: 'A of {lines}'}).append('sections', [section]).commit()
  await publish(site, await published.tags())
  expect(site.problems.map(({subject, message}) => `${subject}: ${message}`)).toEqual([
    'every page: A text on every page, or a fact, is left out: the fact {line} makes it too long',
    '/a: {lines} on /a is not a published fact',
    '/a: A text on /a is left out: the fact {line} makes it too long',
  ])
  const [shown] = readFileSync(join(path, 'a/index.html'), 'utf8').split('id="page-stamp"')
  expect(shown).toContain('<title>A of {lines}')
  expect(shown).not.toContain(facts.line)
  await lake.client
    .patch('page-a')
    .set({title: 'A of {line}'.repeat(20)})
    .commit()
  const {failures} = await publish(site, await published.tags())
  expect(failures).toMatchObject([{reasons: ['Its title is left out: the fact {line} makes it too long']}])
})

test('a section that cannot be rendered is left out and named with its document and field', async () => {
  const {site, path} = await renderedSite()
  const section = {_type: 'steps', _key: 'broken', heading: {en: 'Broken'}, items: []}
  await lake.client.patch('page-a').append('sections', [section]).commit()
  await publish(site, await published.tags())
  expect(site.problems).toEqual([
    {
      subject: '/a',
      message: '/a: section steps (broken) could not be rendered; left out',
      isRendered: true,
      reasons: [expect.any(String)],
      document: 'page-a',
      section: 'steps (broken)',
      field: 'sections[_key=="broken"]',
    },
  ])
  const html = readFileSync(join(path, 'a/index.html'), 'utf8')
  expect(html).toContain('A of Harbor')
  expect(html).not.toContain('data-section="steps"')
})

test('a carrier without a page, and a document of another type, have no address', async () => {
  await lake.client
    .transaction()
    .create({_id: 'carrier-c', _type: 'carrier', name: 'C', hasPage: false, path: '/carriers/c'})
    .create({_id: 'note-n', _type: 'note', path: '/n'})
    .commit()
  const {site, path} = newSite()
  expect(await site.renderAll()).toMatchObject({failures: []})
  for (const file of ['carriers/c/index.html', 'n/index.html'])
    expect(existsSync(join(path, file))).toBe(false)
})

test('an address in use stays with the document that has it, and the other one is named', async () => {
  const {site, path} = await renderedSite()
  await lake.client.create({_id: 'a-later-one', _type: 'page', title: 'Later', path: '/a', sections: []})
  const {failures} = await publish(site, await published.tags())
  expect(failures).toMatchObject([{document: 'a-later-one', field: 'path'}])
  expect(failures.some(isFatal)).toBe(false)
  expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('A of Harbor')
})

test('a page whose path is redirected is named, and back when the redirect goes', async () => {
  const {site, path} = await renderedSite()
  const to = {_type: 'link', kind: 'path', path: '/deep/b'}
  await lake.client.create({_id: 'redirect-b', _type: 'redirect', from: '/a', to, enabled: true})
  const {failures} = await publish(site, await published.tags())
  expect(failures).toMatchObject([{subject: '/a', document: 'page-a', field: 'path'}])
  expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('url=/deep/b')
  await lake.client.delete('redirect-b')
  expect(await publish(site, await published.tags())).toMatchObject({failures: []})
  expect(site.problems).toEqual([])
  expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('A of Harbor')
})

test('a page without a title is not there in a run without an earlier one, and named', async () => {
  await lake.client.patch('page-a').unset(['title']).commit()
  const {site, path} = newSite()
  const {failures} = await site.renderAll()
  expect(existsSync(join(path, 'a/index.html'))).toBe(false)
  expect(readFileSync(join(path, 'sitemap.xml'), 'utf8')).not.toContain('example/a<')
  expect(failures).toMatchObject([{subject: '/a', document: 'page-a', reasons: ['It has no title']}])
  await reset()
  expect(await publish(site, 'everything')).toMatchObject({failures: []})
  expect(site.problems).toEqual([])
  expect(readFileSync(join(path, 'a/index.html'), 'utf8')).toContain('A of Harbor')
})
