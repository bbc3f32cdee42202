import {existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {join, relative} from 'node:path'
import {createClient} from '@sanity/client'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {createAssetCopies} from '@upline/prerender/render/asset-copies.ts'
import {listen} from '@upline/testing/listen.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeEach, expect, test} from 'vitest'

let folder = ''
let requests: string[] = []
const connections = new Set<object>()
let status: (path: string) => number = () => 200
const {origin, stop} = await listen(
  createServer((request, response) => {
    requests.push(request.url ?? '')
    connections.add(request.socket)
    response.writeHead(status(request.url ?? '')).end(`bytes of ${request.url}`)
  }),
)
afterAll(stop)

beforeEach(() => {
  folder = temporaryFolder()
  requests = []
  status = () => 200
})

const site = () => join(folder, 'site')
const cache = () => join(folder, 'cache')
const newCopies = (siteFolder = new SiteFolder(site())) =>
  createAssetCopies(
    siteFolder,
    createClient({
      projectId: 'p',
      dataset: 'd',
      apiHost: origin,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '1',
    }),
  )
const whole = new Set([undefined])
const picture = (name: string, crop: object | null = null) => ({
  crop,
  hotspot: null,
  asset: {url: `${origin}/images/p/d/${name}-400x300.jpg`, extension: 'jpg', width: 400, height: 300},
})
const filesIn = (path: string) =>
  existsSync(path)
    ? readdirSync(path, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => relative(path, join(entry.parentPath, entry.name)))
        .sort()
    : []

test('one size of each picture in a page is made for the archive before a visitor asks', async () => {
  const recorded: string[] = []
  const recorder = {put: (file: string) => void recorded.push(file), remove: () => {}, retain: () => {}}
  const copies = newCopies(new SiteFolder(site(), recorder))
  copies.need({a: picture('a'), b: picture('b'), c: picture('c')}, whole)
  const name = (file: string) => `/assets/images/${file}`
  const sizes = [160, 320, 400].map((width) => `${name(`a-400x300.jpg/${width}.webp`)} ${width}w`)
  copies.keep(`<img src="${name('a-400x300.jpg/400.webp')}" srcSet="${sizes.join(', ')}"/>
    <img alt="Elsewhere" src="https://www.example.com/a.png"/><img src="data:,"/>
    <img alt="" src="${name('c-400x300.jpg/320.webp')}"/><img alt="" src="${name('b-400x300.jpg/320.webp')}"/><img src="${name('none-1x1.jpg/1.webp')}"/>`)
  await copies.makeKept((file) => file.includes('c-400x300'))
  const made = ['assets/images/a-400x300.jpg/400.webp', 'assets/images/b-400x300.jpg/320.webp']
  expect(filesIn(site())).toEqual(made)
  // As the archive names files.
  expect(recorded).toEqual(made)
})

test('every size of every picture of a page, and its files, are copied once, eight at a time', async () => {
  const answer = () => ({a: picture('a'), b: [picture('b')], file: {url: `${origin}/files/p/d/guide.pdf`}})
  const first = newCopies()
  first.need(answer(), new Set([undefined, 1]))
  expect(await first.copyAll(cache())).toEqual({copies: 11, failures: []})
  const expected = ['a', 'b'].flatMap((name) =>
    ['160.webp', '320.webp', '400.webp', '50-0-300-300-160.webp', '50-0-300-300-300.webp'].map(
      (size) => `assets/images/${name}-400x300.jpg/${size}`,
    ),
  )
  expect(filesIn(site())).toEqual(expect.arrayContaining([...expected, 'assets/files/guide.pdf']))
  expect(requests.length).toBe(11)
  expect(connections.size).toBeLessThanOrEqual(8)
  // The next build fetches what is new.
  rmSync(site(), {recursive: true})
  const second = newCopies()
  second.need({...answer(), c: picture('c')}, whole)
  expect((await second.copyAll(cache())).failures).toEqual([])
  expect(requests.slice(11).every((path) => path.includes('c-400x300'))).toBe(true)
})

test('keeps unused copies for a week', async () => {
  const first = newCopies()
  first.need(picture('old'), whole)
  await first.copyAll(cache())
  const files = filesIn(site())
  rmSync(site(), {recursive: true})
  await newCopies().copyAll(cache())
  expect(filesIn(site())).toEqual(files)
  const afterDays = async (days: number) => {
    const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    for (const file of filesIn(cache())) utimesSync(join(cache(), file), time, time)
    rmSync(site(), {recursive: true})
    await newCopies().copyAll(cache())
    return filesIn(site())
  }
  expect(await afterDays(6)).toEqual(files)
  expect(await afterDays(8)).toEqual([])
  expect(filesIn(cache())).toEqual([])
})

test.each([402, 404, 429, 500])(
  'a picture that the CMS refuses with %i is named and left to the CMS, the others are copied',
  async (code) => {
    status = (path) => (path.includes('/bad-') ? code : 200)
    const copies = newCopies()
    copies.need([picture('good'), picture('bad')], whole)
    const {failures} = await copies.copyAll(cache())
    expect(failures[0]?.message).toContain('bad-400x300')
    expect(filesIn(site()).some((file) => file.includes('good-400x300'))).toBe(true)
    expect(filesIn(site()).some((file) => file.includes('bad-400x300'))).toBe(false)
  },
)

test('copies only requested assets', async () => {
  const copies = newCopies()
  copies.need(picture('a'), whole)
  const path = '/assets/images/a-400x300.jpg/160.webp'
  await Promise.all([copies.copy(path), copies.copy(path)])
  expect(requests).toEqual(['/images/p/d/a-400x300.jpg?w=160&fm=webp&q=75'])
  for (const other of [
    '/',
    '/about',
    '/assets/images/a-400x300.jpg',
    '/assets/images/a-400x300.jpg/161.webp',
    '/assets/images/a-400x300.jpg/0-0-300-300-160.webp',
    '/assets/images/b-1x1.jpg/160.webp',
    '/assets/images/../../x.jpg/160.webp',
  ]) {
    await copies.copy(other)
  }
  expect(requests.length).toBe(1)
  expect(filesIn(site())).toEqual([path.slice(1)])
})

test('a request waits for the page that needs the copy while pages are rendered, and two seconds at most', async () => {
  const copies = newCopies()
  const path = '/assets/images/a-400x300.jpg/160.webp'
  const started = Date.now()
  await copies.untilNeeded(path, () => false)
  await copies.untilNeeded('/assets/index.js', () => true)
  expect(Date.now() - started).toBeLessThan(1000)
  setTimeout(() => copies.need(picture('a'), whole), 100)
  await copies.untilNeeded(path, () => true)
  await copies.copy(path)
  expect(filesIn(site())).toEqual([path.slice(1)])
  await copies.untilNeeded('/assets/images/b-1x1.jpg/160.webp', () => true)
  expect(Date.now() - started).toBeLessThan(4000)
})

test('a file that a browser could run is not copied, whatever asks for it', async () => {
  const copies = newCopies()
  const names = ['a.html', 'b.js', 'c.mjs', 'd.svg', 'e.xhtml', 'f.xml', 'g.css', 'h.swf', 'i.wasm', 'j.pdf']
  copies.need(
    names.map((name) => ({file: {url: `${origin}/files/p/d/${name}`}})),
    whole,
  )
  for (const name of names) await copies.copy(`/assets/files/${name}`)
  expect(filesIn(site())).toEqual(['assets/files/j.pdf'])
  // An earlier version copied all files.
  mkdirSync(join(cache(), 'assets/files'), {recursive: true})
  writeFileSync(join(cache(), 'assets/files/a.html'), '<script>alert(1)</script>')
  await copies.copyAll(cache())
  expect(filesIn(site())).toEqual(['assets/files/j.pdf'])
})

test('only the lake’s own assets are copied', async () => {
  const copies = newCopies()
  for (const url of [
    `${origin}/images/other/d/a-1x1.jpg`,
    'https://evil.example/images/p/d/a-1x1.svg',
    42,
    null,
    {},
  ]) {
    copies.need({asset: {url, width: 1, height: 1, extension: 'svg'}}, whole)
  }
  expect(await copies.copyAll(cache())).toEqual({copies: 0, failures: []})
})
