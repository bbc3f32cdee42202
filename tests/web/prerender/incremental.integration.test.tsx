// @vitest-environment node
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import fc from 'fast-check'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import type {Build} from '../../../web/prerender/build.ts'
import {type Drawing, Site} from '../../../web/prerender/site.ts'
import {SiteFolder} from '../../../web/prerender/site-folder.ts'
import * as renderer from '../../../web/src/app/entry-prerender.tsx'
import {type RunningLake, startLake} from '../../local/lake/support/start-lake.ts'
import {startingContent} from './starting-content.ts'

let lake: RunningLake
let folder = ''

beforeAll(async () => {
  lake = await startLake()
  folder = mkdtempSync(join(tmpdir(), 'upline-site-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/at-once.js'), '')
})
afterAll(async () => {
  await lake.stop()
  rmSync(folder, {recursive: true})
})
beforeEach(reset)

async function reset() {
  await lake.client.delete({query: '*[true]'}, {visibility: 'sync'})
  const transaction = lake.client.transaction()
  for (const document of startingContent) transaction.createOrReplace(document)
  await transaction.commit()
}

let built = 0
function newSite(): {site: Site; path: string} {
  const build: Build = {
    clientFolder: join(folder, 'client'),
    template: '<head><!--head--></head><body><!--body--><!--state--></body>',
    manifest: {'src/app/at-once.ts': {file: 'at-once.js'}},
    renderer,
  }
  built += 1
  const path = join(folder, `site-${built}`)
  return {site: new Site(build, lake.client, new SiteFolder(path)), path}
}

/** Draws what a publish of these documents concerns, or, without ids, whatever changed. */
async function publish(site: Site, ids?: string[]): Promise<Drawing> {
  await site.learn(ids)
  return drawWaiting(site)
}

async function drawWaiting(site: Site): Promise<Drawing> {
  const all: Drawing = {pages: 0, failures: []}
  for (let part = await site.drawNext(); part; part = await site.drawNext()) {
    all.pages += part.pages
    all.failures.push(...part.failures)
  }
  return all
}

/** All files of a folder by name. */
function read(path: string): Record<string, string> {
  if (!existsSync(path)) return {}
  const files = readdirSync(path, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(path, file), readFileSync(file, 'utf8')]),
  )
}

const names = [
  'page-a',
  'page-b',
  'page-c',
  'news-a',
  'news-b',
  'carrier-a',
  'person-a',
  'faq-a',
  'faq-b',
  'person-b',
  'fact-a',
  'redirect-a',
]
const settings = ['siteSettings', 'navigation', 'interfaceText', 'notFoundPage']
const target = fc.constantFrom(...names)
const word = fc.constantFrom('One', 'Two {name}', '</script><b>"&\'', 'Three')
const path = fc.constantFrom('/', '/a', '/about/news/a', '/deep/b', '/old', '/join')

const edit = fc.oneof(
  fc.record({kind: fc.constant('remove' as const), id: target}),
  fc.record({kind: fc.constant('restore' as const), id: target}),
  fc.record({
    kind: fc.constant('word' as const),
    id: fc.constantFrom(...names, ...settings),
    field: fc.constantFrom(
      'title',
      'name',
      'question',
      'value',
      'category',
      'description',
      'heading',
      'text',
    ),
    value: word,
  }),
  fc.record({
    kind: fc.constant('path' as const),
    id: fc.constantFrom('page-a', 'page-b', 'news-a'),
    value: path,
  }),
  fc.record({
    kind: fc.constant('date' as const),
    id: fc.constantFrom('news-a', 'news-b'),
    value: fc.constantFrom('2020-01-01', '2030-01-01'),
  }),
  fc.constantFrom(
    // What nobody has written yet may be referred to; it appears when it is published.
    {kind: 'refer' as const, id: 'page-a', value: 'faq-a'},
    {kind: 'refer' as const, id: 'page-a', value: 'faq-b'},
    {kind: 'refer' as const, id: 'news-a', value: 'person-b'},
  ),
  fc.record({kind: fc.constant('switch' as const), on: fc.boolean()}),
  fc.record({kind: fc.constant('draft' as const), id: target}),
)
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

/** Makes the edit, as far as it is possible now; returns the published documents it concerns. */
async function make(change: Edit): Promise<string[]> {
  const id = 'id' in change ? change.id : 'redirect-a'
  const original = startingContent.find(({_id}) => _id === id)
  if (!original) throw new Error(`No document ${id}`)
  const {client} = lake
  if (change.kind === 'remove') {
    await client.delete(id)
  } else if (change.kind === 'restore') {
    await client.createIfNotExists(original)
  } else if (change.kind === 'draft') {
    await client.createOrReplace({...original, _id: `drafts.${id}`, title: 'A draft'})
  } else if (await client.getDocument(id)) {
    const patch = client.patch(id)
    if (change.kind === 'switch') patch.set({enabled: change.on})
    else if (change.kind === 'word') patch.set({[change.field]: change.value})
    else if (change.kind === 'path') patch.set({path: change.value})
    else if (change.kind === 'date') patch.set({date: change.value})
    else if (id === 'news-a') patch.set({author: {_type: 'reference', _ref: change.value, _weak: true}})
    else patch.set({'sections[0].items[0]._ref': change.value})
    await patch.commit()
  }
  return [id]
}

test('what is drawn after each publish is what would be drawn from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      // What was not drawn before the next publish waits.
      fc.array(fc.record({edits: fc.array(edit, {minLength: 1, maxLength: 3}), isDrawn: fc.boolean()}), {
        minLength: 1,
        maxLength: 5,
      }),
      async (publishes) => {
        await reset()
        const kept = newSite()
        await kept.site.drawAll()
        for (const {edits, isDrawn} of publishes) {
          const ids: string[] = []
          for (const change of edits) ids.push(...(await make(change)))
          await kept.site.learn(ids)
          if (isDrawn) await drawWaiting(kept.site)
        }
        await drawWaiting(kept.site)
        const fresh = newSite()
        await fresh.site.drawAll()
        const [after, whole] = [read(kept.path), read(fresh.path)]
        // Pages on a visitor's screen still name the shared data that was replaced last.
        for (const name of Object.keys(after)) {
          if (/^_content\/site\./.test(name) && !(name in whole)) delete after[name]
        }
        // Names and differing files first: whole pages say little in a report.
        expect(Object.keys(after)).toEqual(Object.keys(whole))
        expect(Object.keys(after).filter((name) => after[name] !== whole[name])).toEqual([])
        rmSync(kept.path, {recursive: true})
        rmSync(fresh.path, {recursive: true})
      },
    ),
    {numRuns: 12, seed: 5, endOnFailure: true},
  )
}, 60_000)

test('a change touches only the pages that show it', async () => {
  const {site, path} = newSite()
  await site.drawAll()
  const before = read(path)
  await lake.client.patch('faq-a').set({question: 'Asked anew?'}).commit()
  expect(await publish(site, ['faq-a'])).toEqual({pages: 1, failures: []})
  const after = read(path)
  const touched = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(touched.sort()).toEqual(['_content/a.json', 'a.html', 'sitemap.xml'])
  expect(after['a.html']).toContain('Asked anew?')
})

test('after a lost connection, whatever changed meanwhile is found', async () => {
  const {site, path} = newSite()
  await site.drawAll()
  await lake.client.delete('page-b')
  await lake.client.create({_id: 'page-new', _type: 'page', title: 'New', path: '/new', sections: []})
  await publish(site)
  expect(existsSync(join(path, 'deep/b.html'))).toBe(false)
  expect(readFileSync(join(path, 'new.html'), 'utf8')).toContain('New')
})

test('no text of the content can leave its place in the page', async () => {
  const hostile = '</script></title><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  await lake.client
    .patch('page-a')
    .set({title: hostile, seo: {description: hostile}})
    .commit()
  await lake.client.patch('faq-a').set({question: hostile}).commit()
  await lake.client.patch('news-a').set({title: hostile, category: hostile}).commit()
  const {site, path} = newSite()
  await site.drawAll()
  for (const name of ['a.html', 'about/news/a.html', 'about/news/rss.xml', '404.html']) {
    const text = readFileSync(join(path, name), 'utf8')
    expect(text, name).not.toContain('<script>alert')
    expect(text, name).not.toContain('<img src=x')
  }
})

test('a page that cannot be drawn keeps no other back', async () => {
  await lake.client.patch('page-b').set({path: '/../outside'}).commit()
  const {site, path} = newSite()
  const {failures} = await site.drawAll()
  expect(failures.map(({message}) => message)).toEqual([
    'The page page-b cannot stand at the path /../outside',
  ])
  expect(existsSync(join(path, 'a.html'))).toBe(true)
  expect(existsSync(join(folder, 'outside.html'))).toBe(false)
})
