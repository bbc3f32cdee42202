import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {afterAll, expect, test, vi} from 'vitest'
import {
  checkPatternOrder,
  checkRedirectSource,
  checkRedirectTarget,
  indexRedirects,
  type RedirectRule,
  validateRedirect,
  validateRedirectKind,
} from './redirects.ts'

vi.stubEnv('VITE_SITE_URL', 'https://site.example')
// Other test files run in the same process.
afterAll(() => vi.unstubAllEnvs())

const toLife = {kind: 'page', page: {_ref: 'page-life'}}
const documents = [
  {_id: 'page-life', _type: 'page', title: 'Life insurance', path: '/insurance/life'},
  {_id: 'page-odd', _type: 'page', title: {a: 1}, path: '/odd'},
  {_id: 'redirect-annuity', _type: 'redirect', from: '/annuity', to: toLife, enabled: true},
  {_id: 'redirect-on', _type: 'redirect', from: '/on', to: {kind: 'path', path: '/x'}, enabled: false},
]

test.each<[RedirectRule, RedirectRule[], string | undefined]>([
  [{from: '/a', to: '/a?x=1'}, [], 'itself'],
  [{from: '/a', to: '/b'}, [{from: '/b', to: '/a'}], 'circle'],
  [{from: '/a', to: '/b'}, [{from: '/b', to: '/c'}], 'Redirect straight'],
  [{from: '/b', to: '/c'}, [{from: '/a', to: '/b#x'}], '/a already leads'],
  [{from: '/a', to: '/b'}, [{from: '/c', to: '/b'}], undefined],
  [{from: '/a'}, [{from: '/b'}], undefined],
  // Patterns.
  [{from: '/a/:x', to: '/a/:x*'}, [], 'repeats :x*, which the old path lacks'],
  [{from: '/a/:x', to: '/b/:x?y'}, [], 'no query'],
  [{from: '/a/*/:x', to: '/b/:x'}, [], 'instead of *'],
  [{from: '/a/*', to: '/a/b'}, [], 'itself'],
  [{from: '/a/:x*', to: '/a/b/:x*'}, [], 'itself'],
  [{from: '/a/:x', to: '/b/:x'}, [{from: '/b/:y', to: '/a/:y'}], 'circle'],
  [{from: '/a/:x', to: '/b/:x'}, [{from: '/b/*', to: '/c'}], '/b/:x is itself redirected to /c'],
  [{from: '/a', to: '/b/c'}, [{from: '/b/**', to: '/c'}], 'Redirect straight'],
  [{from: '/b/*', to: '/c'}, [{from: '/a', to: '/b/d'}], '/a already leads'],
  [{from: '/a/:x', to: '/b/:x'}, [{from: '/a/*', to: '/c'}], undefined],
  // The full address of the site.
  [{from: '/a', to: 'https://site.example/a'}, [], 'itself'],
  [{from: '/a', to: 'http://www.site.example:80/a/?b'}, [], 'itself'],
  [{from: '/a', to: 'https://site.example/b#c'}, [{from: '/b', to: '/a'}], 'circle'],
  [{from: '/b', to: '/c'}, [{from: '/a', to: 'https://SITE.example//b'}], '/a already leads'],
  [{from: '/a', to: 'https://other.example/a'}, [], undefined],
  // Other ways to write an address.
  [{from: '/caf%C3%A9', to: '/café'}, [], 'itself'],
  [{from: '/%7Ea', to: '/b'}, [{from: '/b', to: '/~a'}], 'circle'],
])('loops and chains of redirects are refused: %o beside %o', (rule, others, part) => {
  expect(validateRedirect(rule, indexRedirects(others))).toEqual(part && expect.stringContaining(part))
})

test('redirects that were accepted one by one take one hop each', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', undefined)
  const wanted = fc.array(fc.record({from: fc.constantFrom('/a', '/b', '/c', '/d', '/e'), to: path}))
  fc.assert(
    fc.property(wanted, (rules) => {
      const accepted: RedirectRule[] = []
      for (const rule of rules) {
        if (accepted.some(({from}) => from === rule.from)) continue
        if (!validateRedirect(rule, indexRedirects(accepted))) accepted.push(rule)
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
  expect(validateRedirectKind({kind})).toEqual(part && expect.stringContaining(part))
})

test.each([
  ['/insurance/life', 'redirect-new', 'Life insurance'],
  ['/annuity', 'redirect-new', 'Another redirect'],
  ['/annuity', 'redirect-annuity', undefined],
  ['/odd', 'redirect-new', '“/odd” has this path'],
  ['/free', 'redirect-new', undefined],
  ['old', 'redirect-new', 'starts with /'],
  // Addresses of old sites.
  ['/about.html', 'redirect-new', undefined],
  ['/agents/index.php', 'redirect-new', undefined],
  ['/old_page', 'redirect-new', undefined],
  ['/About-Us', 'redirect-new', undefined],
  ['/page?id=3&lang=en', 'redirect-new', undefined],
  ['/wp-content/uploads/guide.pdf', 'redirect-new', undefined],
  ['/caf%C3%A9', 'redirect-new', undefined],
  ['/Leben & Tod/a+b.pdf', 'redirect-new', undefined],
  ['/list?tags[]=a', 'redirect-new', undefined],
  ['/ann%75ity', 'redirect-new', 'Another redirect'],
  ['/a%2Fb', 'redirect-new', 'exactly as on the old site'],
  ['/%2e%2e/a', 'redirect-new', 'exactly as on the old site'],
  ['/a%E2%80%8Bb', 'redirect-new', 'exactly as on the old site'],
  ['/(a)', 'redirect-new', 'exactly as on the old site'],
  ['/a#b', 'redirect-new', 'exactly as on the old site'],
  ['/?p=12', 'redirect-new', undefined],
  ['/?lang=en&page_id=3', 'redirect-new', undefined],
  ['/?lang=en', 'redirect-new', 'with a number in its query, such as /?p=12'],
  ['/?', 'redirect-new', 'with a number in its query'],
  ['/insurance/life?id=3', 'redirect-new', undefined],
  ['/insurance/life?lang=en', 'redirect-new', 'with a number in its query'],
  ['/about/', 'redirect-new', 'Leave out the /'],
  ['/index.html', 'redirect-new', 'home page'],
  ['/assets/a.js', 'redirect-new', 'its own files'],
  ['/sitemap.xml', 'redirect-new', 'itself uses'],
  ['/blog/*', 'redirect-new', undefined],
  ['/blog/:year/:post', 'redirect-new', undefined],
  ['/blog/:post*', 'redirect-new', undefined],
  ['/:page.html', 'redirect-new', undefined],
  ['/blog/**/a', 'redirect-new', 'must come last'],
  ['/blog/a*', 'redirect-new', '“a*” can’t be part'],
  ['/blog/:a/:a', 'redirect-new', 'the same name'],
  ['/blog/*?id=3', 'redirect-new', 'can’t be part'],
  ['/*', 'redirect-new', 'Begin with a fixed part'],
  ['/*/a.html', 'redirect-new', 'Begin with a fixed part'],
  ['/*.xml', 'redirect-new', 'also redirect /sitemap.xml'],
  ['/insurance/*', 'redirect-new', 'also matches the page “Life insurance” (/insurance/life)'],
  ['/calendar/*', 'redirect-new', 'also redirect /calendar/'],
  ['/a\\b', 'redirect-new', 'exactly as on the old site'],
  ['//evil.example', 'redirect-new', 'exactly as on the old site'],
  ['/.well-known/a', 'redirect-new', 'exactly as on the old site'],
])('a page or another redirect keeps its path: %s for %s', async (from, _id, part) => {
  expect(await checkRedirectSource(from, contextOver(documents, {document: {_id}}))).toEqual(
    part && expect.stringContaining(part),
  )
})

test('a pattern that others precede says so', async () => {
  const others = ['/blog/2026/*', '/blog/**', '/shop/*'].map((from) => ({
    ...{_id: from, _type: 'redirect', from, enabled: true},
  }))
  const warningAt = (from: string) => checkPatternOrder(from, contextOver(others, {document: {_id: 'new'}}))
  expect(await warningAt('/blog/:year/:post')).toContain('match /blog/2026/* go there first')
  expect(await warningAt('/blog/2026/06/*')).toBeUndefined()
  expect(await warningAt('/blog/a')).toBeUndefined()
})

test.each([
  [{from: '/start', to: {kind: 'page', page: {_ref: 'page-life'}}}, undefined],
  [{from: '/start', to: {kind: 'path', path: '/annuity'}}, 'Redirect straight'],
  [{from: '/insurance/life', to: {kind: 'path', path: '/x'}}, '/annuity already leads'],
  [{from: '/x', to: {kind: 'path', path: '/on'}}, undefined],
  [{from: '/x', to: {kind: 'url', url: 'https://site.example/annuity'}}, 'Redirect straight'],
  [{from: '/a', to: {kind: 'path', path: '/a'}, enabled: false}, undefined],
  [{from: '/a', to: {kind: 'path', path: '/a'}}, 'itself'],
])('the target of a redirect is followed through the page it names: %o', async (redirect, part) => {
  const context = contextOver(documents, {document: {_id: 'redirect-new', ...redirect}})
  expect(await checkRedirectTarget(redirect.to, context)).toEqual(part && expect.stringContaining(part))
})
