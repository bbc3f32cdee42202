import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

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
  'assets/images/drawing-1x1.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'social/card.png': 'card',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
}

/** Further redirects: from an existing file, to another site, temporary ones, and to any characters. */
export const hostRedirects = [
  {source: '/about', destination: '/insurance', type: 301},
  {source: '/old/page', destination: '/about/news/rss.xml', type: 302},
  {source: '/portal', destination: 'https://portal.example/start', type: 302},
  {source: '/letters', destination: '/a]b["|ł\n😀', type: 302},
  {source: '/long', destination: `/${'x'.repeat(4000)}`, type: 301},
] as const

export const redirectedPaths = [
  '/about',
  '/about?tab=b',
  '/old/page',
  '/old/page/',
  '/old',
  '/portal',
  '/portal?a=b',
  '/letters',
  '/long',
]

export function writeFiles(folder: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), {recursive: true})
    writeFileSync(join(folder, name), content)
  }
}

/** Request paths: every file, and similar addresses. */
export const paths = [
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
