import {expect, test} from 'vitest'
import type {PageList} from '../lake/page-list.ts'
import {possibleRedirects} from './redirects.ts'

const origin = 'https://site.example'

type Redirect = Parameters<typeof possibleRedirects>[0][number]

const link = (fields: object) => fields as Redirect['to'] // a stored link
const path = (to: string) => link({kind: 'path', path: to})

test('a redirect for good has status 301, any other 302', () => {
  const {rules, failures} = possibleRedirects(
    [
      {_id: 'a', from: '/a', to: path('/x'), permanent: true},
      {_id: 'b', from: '/b', to: path('/x?tab=c#d'), permanent: false},
      {_id: 'c', from: '/c', to: link({kind: 'url', url: 'https://portal.example/'}), permanent: null},
      {_id: 'd', from: '/a', to: path('/y'), permanent: false},
      {_id: 'e', from: '/e', to: link({kind: 'back'}), permanent: true},
      {_id: 'f', from: '/e', to: path('/x'), permanent: false},
    ],
    origin,
  )
  expect(rules).toEqual([
    {source: '/join', destination: '/contact', type: 301},
    {source: '/a', destination: '/x', type: 301},
    {source: '/b', destination: '/x?tab=c#d', type: 302},
    {source: '/c', destination: 'https://portal.example/', type: 302},
    {source: '/e', destination: '/x', type: 302},
  ])
  expect(failures.map(({message}) => message)).toEqual([
    expect.stringContaining('redirect from /a has the path'),
    expect.stringContaining('redirect from /e leads nowhere'),
  ])
})

test.each([
  ['/a?id=1', '/b?id=2'],
  ['/?p=1', '/contact?id=2'],
])('redirects from one query to another that lead back are left out: %s and %s', (one, other) => {
  const stored = [one, other].map((from) => ({
    _id: from,
    from,
    to: path(from === one ? other : one),
    permanent: true,
  }))
  const {targets, failures} = possibleRedirects(stored, origin)
  expect([targets.has(one), targets.has(other)]).toEqual([false, false])
  expect(failures.map(({message}) => message)).toEqual([
    expect.stringContaining('goes in a circle'),
    expect.stringContaining('goes in a circle'),
  ])
})

test('the addresses of an old site are redirected by the host, and those with a query by the 404 page', () => {
  const sources = [
    '/about.html',
    '/agents/index.php',
    '/About-Us',
    '/wp/guide.pdf',
    '/page?id=3',
    '/?p=12',
    '/caf%C3%A9',
    '/%7Euser/a, b',
    '/blog/a*',
    '/assets/a',
  ]
  const {rules, targets, failures} = possibleRedirects(
    sources.map((from) => ({_id: from, from, to: path('/x'), permanent: true})),
    origin,
  )
  // Hosts compare decoded paths.
  expect(rules.slice(1).map(({source}) => source)).toEqual([...sources.slice(0, 4), '/café', '/~user/a, b'])
  expect(targets.get('/page?id=3')).toBe('/x')
  expect(targets.get('/?p=12')).toBe('/x')
  expect(failures.map(({subject}) => subject)).toEqual(['/blog/a*', '/assets/a'])
})

test('patterns come after literal addresses, the most exact first, and never hide a page on a host', () => {
  const stored = [
    ['/blog/**', '/news'],
    ['/:page.html', '/:page'],
    ['/blog/:year/:post', '/news/:post'],
    ['/blog/2026/:post', '/news/:post'],
    ['/about/*', '/x'],
    ['/blog/2026/a', '/a'],
    ['/old/*', '/x/:post'],
  ].map(([from = '', to = '']) => ({_id: from, from, to: path(to), permanent: true}))
  const row = (path: string) => [path, [{id: path, path}]] as const
  const rows = new Map([row('/about/team'), row('/blog')]) as unknown as PageList['rows']
  const {rules, targets, failures} = possibleRedirects(stored, origin, {rows})
  expect(rules.slice(1).map(({source, destination}) => `${source} ${destination}`)).toEqual([
    '/blog/2026/a /a',
    '/index.html /',
    '/blog/2026/:post /news/:post',
    '/blog/:year/:post /news/:post',
    '/:page.html /:page',
  ])
  expect(targets.get('/about/*')).toBe('/x')
  expect(failures.map(({subject, message}) => `${subject} ${message}`)).toEqual([
    expect.stringMatching('^/blog/\\*\\* .*matches the page /blog,'),
    expect.stringMatching('^/about/\\* .*matches the page /about/team,'),
    expect.stringMatching('^/old/\\* .*leads nowhere'),
  ])
})

test('patterns that lead to one another, or to ever longer addresses, are left out', () => {
  const stored = [
    ['/a/:x', '/b/:x'],
    ['/b/:y', '/a/:y'],
    ['/c/:x*', '/c/d/:x*'],
    ['/e/*', '/e/x/y'],
    ['/f', '/f/g'],
    ['/f/*', '/f'],
  ].map(([from = '', to = '']) => ({_id: from, from, to: path(to), permanent: true}))
  const {targets, failures} = possibleRedirects(stored, origin)
  expect([...targets.keys()]).toEqual(['/join', '/e/*'])
  expect(failures).toHaveLength(5)
})

test('thousands of redirects may form a chain, and those in a circle or from home are left out', () => {
  const chain = Array.from({length: 15_000}, (_, n) => [`/r${n}`, `/r${n + 1}`] as const)
  const circle = [
    ['/x', '/y'],
    ['/y', '/x?again'],
    ['/z', '/x'],
    ['/%7Eq', '/w'],
    ['/w', '/~q'],
    ['/', '/z'],
  ] as const
  const redirects = [...chain, ...circle].map(([from, to]) => ({
    _id: from,
    from,
    to: path(to),
    permanent: null,
  }))
  const {targets, failures} = possibleRedirects(redirects, origin)
  const kept = ['/r0', '/x', '/y', '/z', '/w', '/'].map((from) => targets.has(from))
  expect(kept).toEqual([true, false, false, true, false, false])
  expect(failures.map(({message}) => message)).toEqual([
    expect.stringContaining('/x goes in a circle'),
    expect.stringContaining('/y goes in a circle'),
    expect.stringContaining('/%7Eq goes in a circle'),
    expect.stringContaining('/w goes in a circle'),
    expect.stringContaining('from / leads nowhere'),
  ])
})

test.each([
  {kind: 'email', email: 'a@b.example'},
  {kind: 'phone', phone: '555-0100'},
  {kind: 'path', path: '#top'},
  {kind: 'path', path: '//elsewhere.example'},
  {kind: 'url', url: 'javascript:alert(1)'},
  {kind: 'back'},
])('a redirect to %j is reported and left out', (to) => {
  const {rules, failures} = possibleRedirects([{_id: 'a', from: '/a', to: link(to), permanent: true}], origin)
  expect(rules.map(({source}) => source)).toEqual(['/join'])
  expect(failures[0]?.message).toContain('leads nowhere')
})

test.each(['/100%25', '/a%5Db', 'https://portal.example/:id', '/\ud800'])(
  'hosts would change the address %j, so only the page leads there',
  (to) => {
    const target = to.startsWith('/') ? path(to) : link({kind: 'url', url: to})
    const {rules, targets} = possibleRedirects([{_id: 'a', from: '/a', to: target, permanent: true}], origin)
    expect(rules.map(({source}) => source)).toEqual(['/join'])
    expect(targets.get('/a')).toBe(to)
  },
)

test('the full address of the site is a path, so that it makes no circle', () => {
  const own = [
    ['/promo', 'https://site.example/promo'],
    ['/slash', 'http://www.site.example/slash/'],
    ['/a', 'https://site.example/b'],
    ['/b', '/a'],
    ['/c', 'https://site.example/contact?topic=x#form'],
    ['/d', 'https://other.example/d'],
    ['/e', 'https://site.example//evil.example'],
  ] as const
  const redirects = own.map(([from, url]) => ({
    _id: from,
    from,
    to: url.startsWith('/') ? path(url) : link({kind: 'url', url}),
    permanent: true,
  }))
  const {rules, failures} = possibleRedirects(redirects, origin)
  expect(rules.slice(1).map(({source, destination}) => [source, destination])).toEqual([
    ['/c', '/contact?topic=x#form'],
    ['/d', 'https://other.example/d'],
    ['/e', '/evil.example'],
  ])
  expect(failures.map(({subject, message}) => [subject, /leads nowhere|circle/.test(message)])).toEqual(
    ['/promo', '/slash', '/a', '/b'].map((from) => [from, true]),
  )
})
