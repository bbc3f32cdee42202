import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {contentSecurityPolicy, cspHash, type PolicyEnv} from '@upline/prerender/content-security-policy.ts'
import {expect, test} from 'vitest'

const hosted: PolicyEnv = {
  localBackend: undefined,
  studioUrl: undefined,
  firebase: {measurementId: undefined, appCheckKey: undefined},
}
const script = 'start()'

/** The policy's directives by name. */
function directives(env: Partial<PolicyEnv> = {}): Record<string, string[]> {
  const parts = contentSecurityPolicy({...hosted, ...env}, script).split('; ')
  return Object.fromEntries(
    parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)] as const),
  )
}

test('runs the one inline script, and scripts of the site', () => {
  expect(directives()).toMatchObject({
    'script-src': ["'self'", `'${cspHash(script)}'`],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
  // The example of the specification.
  expect(cspHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
})

test('a service that is not configured may not be reached', () => {
  const all = JSON.stringify(directives())
  for (const name of ['google-analytics', 'googletagmanager', 'recaptcha', 'firebaseappcheck', 'localhost']) {
    expect(all).not.toContain(name)
  }
  const {'script-src': scripts, 'connect-src': services} = directives({
    firebase: {measurementId: 'G-1', appCheckKey: 'key'},
  })
  expect(scripts).toContain('https://www.googletagmanager.com')
  expect(scripts).toContain('https://www.gstatic.com/recaptcha/')
  expect(services).toContain('https://*.google-analytics.com')
  expect(services).toContain('https://content-firebaseappcheck.googleapis.com')
})

test('on one machine everything comes from the backend, and the Studio may frame a page', () => {
  const local = directives({localBackend: 'http://localhost:3900', studioUrl: 'http://localhost:3333'})
  expect(local['connect-src']).toEqual(["'self'", 'http://localhost:3900'])
  expect(local['img-src']).toContain('http://localhost:3900')
  expect(local['frame-ancestors']).toEqual(["'self'", 'http://localhost:3333'])
})

test('firebase.json has the policy of a build without options, but for the hash, or one with more', () => {
  const file = readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8')
  const policy = /"Content-Security-Policy",\s*"value":\s*"([^"]*)"/.exec(file)?.[1] ?? ''
  const own = new Set(policy.split(/;? /))
  const expected = contentSecurityPolicy(hosted, script).replace(`'${cspHash(script)}' `, '')
  // What may be configured only adds sources; `'none'` gives way to them.
  const missing = expected.split(/;? /).filter((part) => !own.has(part) && part !== `'${cspHash(script)}'`)
  expect(missing).toEqual([])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/'sha256-[\w+/]{43}='/)
  expect(scripts).not.toContain('unsafe')
})
