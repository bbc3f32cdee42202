import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {redirectOf} from '@upline/domain/content/redirect-pattern.ts'
import {type HostRedirect, hostingOf} from '@upline/prerender/hosting/hosting.ts'
import {possibleRedirects} from '@upline/prerender/outputs/redirects.ts'
import {ask, startStaticServer, startSuperstatic, superstaticRedirects} from '@upline/testing/hosts.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {redirectAddress} from '@upline/web/page/content-path.ts'
import {afterAll, expect, test} from 'vitest'

/** A file of each kind that a built site has. */
const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'about/index.html': '<h1>About</h1>',
  'about/news/rss.xml': '<rss/>',
  'calendar.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  'downloads/overview.html': '<h1>Overview</h1>',
  '_content/about.json': '{}',
  'assets/app-1a2b3c4d.js': 'code()',
  'assets/images/harbor/0-0-10-10-160.webp': 'picture',
  'assets/files/guide.pdf': 'pdf',
  'assets/files/rates.csv': 'a,b',
  'assets/files/photo.png': 'picture',
  'papers/form.pdf': 'pdf',
  'assets/images/drawing-1x1.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'social/card.png': 'card',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
}

/** Further redirects: from an existing file, to another site, temporary ones, and to any characters. */
const hostRedirects = [
  {source: '/about', destination: '/insurance', type: 301},
  {source: '/old/page', destination: '/about/news/rss.xml', type: 302},
  {source: '/portal', destination: 'https://portal.example/start', type: 302},
  {source: '/letters', destination: '/a]b["|ł\n😀', type: 302},
  {source: '/old.html', destination: '/about', type: 301},
  {source: '/agents/index.php', destination: '/about', type: 301},
  {source: '/About-Us', destination: '/about', type: 301},
  {source: '/wp-content/uploads/guide_1~a.pdf', destination: '/about', type: 302},
  {source: '/café, bar/a+b & c=d;e@f', destination: '/about', type: 301},
  {source: '/long', destination: `/${'x'.repeat(4000)}`, type: 301},
] as const

const redirectedPaths = [
  '/about',
  '/about?tab=b',
  '/old/page',
  '/old/page/',
  '/old//page',
  '/old',
  '/portal',
  '/portal?a=b',
  '/letters',
  '/old.html',
  '/old.html/',
  '/old.html?a=b',
  '/agents/index.php?id=3',
  '/About-Us/',
  '/about-us',
  '/wp-content/uploads/guide_1~a.pdf',
  '/wp-content/uploads/guide_1%7Ea.pdf',
  '/caf%C3%A9,%20bar/a+b%20&%20c=d;e@f',
  '/caf%c3%a9,%20bar/a+b%20&%20c=d;e@f/',
  '/long',
]

/** Request paths: every file, and similar addresses. */
const paths = [
  ...Object.keys(files).map((name) => `/${name}`),
  '/',
  '/?from=mail',
  '/about',
  '/about?tab=b',
  '/about/',
  '/about/?tab=b',
  '/about/index.html',
  '/about.html',
  '/about/news',
  '/About',
  '/downloads',
  '/downloads/',
  '/downloads/overview',
  '/downloads/overview/',
  '/downloads/overview.html/',
  '/downloads/overview.html?print',
  '/nowhere',
  '/nowhere/',
  '/nowhere.html',
  '/nowhere?a=1',
  '/%61bout',
  '/a%20b',
  '/.well-known/nothing',
  '/_content/nowhere.json',
]

const folder = temporaryFolder()
for (const [name, content] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), {recursive: true})
  writeFileSync(join(folder, name), content)
}
const firebase = await startSuperstatic(folder)
const own = await startStaticServer(folder)
afterAll(() => {
  firebase.stop()
  own.stop()
})

test('redirects are the same on Firebase as here', async () => {
  const redirects = [...hostRedirects]
  const [theirs, ours] = [
    await startSuperstatic(folder, {redirects}),
    await startStaticServer(folder, redirects),
  ]
  for (const path of redirectedPaths) expect(await ask(ours, path), path).toEqual(await ask(theirs, path))
  expect(await ask(ours, '/about?tab=b')).toMatchObject({
    status: 301,
    headers: {location: '/insurance?tab=b'},
  })
  theirs.stop()
  ours.stop()
})

test('redirects of firebase.json with wildcards are the same on Firebase as here', async () => {
  const redirects = [
    {source: '/blog/*', destination: '/about', type: 301},
    {source: '/team/**', destination: 'https://portal.example/', type: 302},
    {source: '/@(old|older)', destination: '/about', type: 301},
  ] as const
  const [theirs, ours] = [
    await startSuperstatic(folder, {redirects}),
    await startStaticServer(folder, [], {redirects}),
  ]
  const paths = [
    '/blog',
    '/blog/',
    '/blog/a',
    '/blog/a?b=c',
    '/blog/a/b',
    '/team',
    '/team/a/b',
    '/older',
    '/.well',
  ]
  for (const path of paths) expect(await ask(ours, path), path).toEqual(await ask(theirs, path))
  expect(await ask(ours, '/team/a/b')).toMatchObject({status: 302})
  theirs.stop()
  ours.stop()
})

const patterns = [
  ['/blog/*', '/about'],
  ['/blog/**', '/about'],
  ['/blog/:post', '/about'],
  ['/blog/:post*', '/about'],
  ['/*.html', '/about'],
  ['/:page.html', '/about/:page'],
  ['/blog/*/*.php', '/about'],
  ['/blog/:post', '/about/:post'],
  ['/blog/:post*', '/about/:post*'],
  ['/blog/:post.html', '/about/:post'],
  ['/blog/:year/:post', 'https://portal.example/:post/:year'],
  ['/blog/:year/a/:post*', '/:year/:post*/end'],
] as const

const segments = [
  '',
  'a',
  'b.html',
  'c.php',
  '.d',
  'Blog',
  'blog',
  'a%20b',
  '%C3%A9',
  'x~y',
  '(a)',
  'a,b',
  'a%3Fb',
  'a%25b',
  '*',
]

test('a redirect from a pattern leads to the same address on Firebase, here and in the browser', async () => {
  const paths = segments
    .flatMap((a) => [
      `/${a}`,
      `/blog/${a}`,
      ...segments.flatMap((b) => [`/blog/${a}/${b}`, `/BLOG/${a}/a/${b}`]),
    ])
    .flatMap((path) => [path, `${path}/`, `${path}?tab=b`])
  for (const [source, destination] of patterns) {
    const {rules} = possibleRedirects(
      [{_id: 'a', from: source, to: linkTo(destination), permanent: true}],
      'https://site.example',
    )
    const {redirectOf: here} = hostingOf({public: '.'}, () => rules)
    const inBrowser = redirectOf(source, destination)
    for (const path of paths) {
      const [bare = '', query] = path.split('?')
      const expected = firebaseRedirect(rules, path)
      const asked = {search: query ? `?${query}` : '', hash: ''}
      const decoded = decodeURIComponent(bare)
      const ours = here(decoded)?.destination
      const location = ours && redirectAddress(encodeURI(ours), asked)
      expect(location, `${source} at ${path}`).toBe(expected)
      if (decoded !== '/index.html') expect(inBrowser(decoded), `${source} at ${path}`).toBe(ours)
    }
  }
})

/** Returns where Firebase's server leads an address, without a server. */
function firebaseRedirect(redirects: readonly HostRedirect[], url: string): string | undefined {
  let location: string | undefined
  const response = {superstatic: {handle: ({redirect}: {redirect: string}) => (location = redirect)}}
  superstaticRedirects()({url, superstatic: {redirects}}, response, () => {})
  return location
}

const linkTo = (target: string) => ({
  kind: target.startsWith('/') ? ('path' as const) : ('url' as const),
  path: target,
  url: target,
  anchor: null,
  page: null,
})

test.each([
  ['/assets/files/rates.csv', 'attachment', 'sandbox'],
  ['/assets/files/photo.png', 'inline', 'sandbox'],
  ['/assets/images/drawing-1x1.svg', 'attachment', 'sandbox'],
  // Browsers do not show a PDF in a sandbox.
  ['/assets/files/guide.pdf', 'inline', "base-uri 'none'"],
  ['/papers/form.pdf', 'inline', "base-uri 'none'"],
])(
  'what staff uploaded at %s cannot run as a page, on Firebase as here',
  async (path, disposition, policy) => {
    for (const host of [firebase, own]) {
      const {headers} = await ask(host, path)
      expect(headers['content-disposition']).toBe(disposition)
      expect(headers['content-security-policy']).toContain(policy)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  },
)

test.each(paths)('%s is the same on Firebase as here', async (path) => {
  expect(await ask(own, path)).toEqual(await ask(firebase, path))
})
