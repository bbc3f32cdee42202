import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {redirectTargets} from '@upline/web/content/redirects.ts'
import {expect, test} from 'vitest'
import type {PageList} from '../lake/page-list.ts'
import {readAddresses} from './read-addresses.ts'
import {possibleRedirects} from './redirects.ts'
import {createEnds} from './where-it-ends.ts'

const folder = mkdtempSync(join(tmpdir(), 'upline-addresses-'))

const fileWith = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>\n${address}</loc><priority>1</priority></url>`)
    .join('')}</urlset>`

test('addresses are read from a sitemap, from a list, and from an index with the sitemaps next to it', () => {
  const map = sitemap(
    'https://old.example/a?x=1&amp;y=2',
    '<![CDATA[https://old.example/b/]]>',
    'https://old.example/',
  )
  expect(readAddresses(fileWith('a.xml', map))).toEqual(['/a?x=1&y=2', '/b/', '/'])
  fileWith('b.xml.gz', gzipSync(sitemap('https://old.example/c')))
  const index = `<sitemapindex><sitemap><loc>https://old.example/maps/a.xml</loc></sitemap><sitemap><loc>https://old.example/b.xml.gz?v=1</loc></sitemap></sitemapindex>`
  expect(readAddresses(fileWith('index.xml', index))).toEqual(['/a?x=1&y=2', '/b/', '/', '/c'])
  const list = '\uFEFF# old site\r\n/About Us#team\r\n"https://old.example/%C3%A9"\r\n\r\n/About Us\r\n'
  expect(readAddresses(fileWith('list.txt', list))).toEqual(['/About%20Us', '/%C3%A9'])
})

test.each([
  ['empty.txt', '\n', 'has no addresses'],
  ['mail.txt', 'mailto:ada@old.example\n', 'isn’t an address'],
  [
    'parts.xml',
    '<sitemapindex><sitemap><loc>https://old.example/gone.xml</loc></sitemap></sitemapindex>',
    'Download them there: gone.xml',
  ],
  ['bomb.txt.gz', gzipSync('/a\n'.repeat(20_000_000)), '50 MB'],
  ['many.txt', Array.from({length: 100_001}, (_, n) => `/${n}`).join('\n'), 'more than 100000 addresses'],
])('a file that cannot be checked is refused with the reason: %s', (name, content, reason) => {
  expect(() => readAddresses(fileWith(name, content))).toThrow(reason)
})

const origin = 'https://site.example'
const redirect = ([from, path]: readonly [string, string]) => ({
  _id: from,
  from,
  to: {
    kind: path.startsWith('/') ? ('path' as const) : ('url' as const),
    path,
    url: path,
    anchor: null,
    page: null,
  },
  permanent: true,
})
const stored = (
  [
    ['/old.html', '/about#team'],
    ['/chain', '/old.html'],
    ['/portal', 'https://portal.example/'],
    ['/own', 'https://www.site.example/about/'],
    ['/page?id=3', '/contact'],
    ['/?p=12', '/about'],
    ['/blog/:post', '/news/:post'],
    ['/about/*', '/contact'],
    ['/lost', '/gone'],
  ] as const
).map(redirect)
const pages = ['/', '/about', '/about/team', '/contact', '/news/rates', '/insurance/annuities']
const rows = new Map(pages.map((path) => [path, [{path}]])) as unknown as PageList['rows']
const {targets, rules} = possibleRedirects(stored, origin, {rows})
const prepared = redirectTargets([...stored, redirect(['/careers', '/about'])], origin)
const endOf = createEnds({pages, rules, targets, prepared})

test.each([
  ['/', 'page'],
  ['/about/?a=b', 'page'],
  ['/about/index.html', 'page'],
  ['/sitemap.xml', 'page'],
  ['/old.html?a=b', 'redirect /about?a=b#team'],
  ['/chain', 'redirect /about#team'],
  ['/portal/', 'redirect https://portal.example/'],
  ['/own', 'redirect /about'],
  ['/join', 'redirect /contact'],
  ['/blog/rates', 'redirect /news/rates'],
  ['/page?id=3', 'script /contact'],
  ['/?p=12', 'script /about'],
  ['/?p=13', 'page'],
  ['/OLD.html', 'script /about#team'],
  ['/About/Team', 'script /about/team'],
  ['/about/history', 'script /contact'],
  ['/Careers/', 'prepared /about'],
  ['/insurance/annuity', 'nothing undefined /insurance/annuities'],
  ['/lost', 'nothing /gone undefined'],
  ['/blog/other', 'nothing /news/other undefined'],
  ['/assets/logo.png', 'nothing undefined undefined'],
  ['/%E0%A4%A', 'nothing undefined undefined'],
])('%s ends at: %s', (address, expected) => {
  const end = endOf(address)
  const shown =
    end.kind === 'nothing'
      ? `nothing ${end.via} ${end.closest}`
      : [end.kind, 'to' in end && end.to].filter(Boolean).join(' ')
  expect(shown).toBe(expected)
})
