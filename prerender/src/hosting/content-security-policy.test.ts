import {
  contentSecurityPolicy,
  cspHash,
  type PolicyEnv,
} from '@upline/prerender/hosting/content-security-policy.ts'
import {expect, test} from 'vitest'

const hosted: PolicyEnv = {
  localBackend: undefined,
  studioUrl: undefined,
  sanity: {projectId: 'k3v9x2ab'},
  firebase: {
    projectId: 'upline-site',
    functionsRegion: 'us-central1',
    measurementId: undefined,
    appCheckKey: undefined,
  },
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
  expect(cspHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
})

test('a service that is not configured may not be reached', () => {
  const all = JSON.stringify(directives())
  for (const name of ['google-analytics', 'googletagmanager', 'recaptcha', 'firebaseappcheck', 'localhost']) {
    expect(all).not.toContain(name)
  }
  const {'script-src': scripts, 'connect-src': services} = directives({
    firebase: {...hosted.firebase, measurementId: 'G-1', appCheckKey: 'key'},
  })
  expect(scripts).toContain('https://www.googletagmanager.com')
  expect(scripts).toContain('https://www.gstatic.com/recaptcha/')
  expect(services).toContain('https://*.google-analytics.com')
  expect(services).toContain('https://content-firebaseappcheck.googleapis.com')
})

test('a script on a page reaches the services of this project only', () => {
  expect(directives()['connect-src']).toEqual([
    "'self'",
    'https://k3v9x2ab.api.sanity.io',
    'https://k3v9x2ab.apicdn.sanity.io',
    'https://firestore.googleapis.com',
    'https://us-central1-upline-site.cloudfunctions.net',
  ])
  const withoutFirebase = directives({firebase: {...hosted.firebase, projectId: ''}})['connect-src']
  expect(withoutFirebase?.join()).not.toContain('google')
})

test('on one machine everything comes from the backend, and the Studio may frame a page', () => {
  const local = directives({localBackend: 'http://localhost:3900', studioUrl: 'http://localhost:3333'})
  expect(local['connect-src']).toEqual(["'self'", 'http://localhost:3900'])
  expect(local['img-src']).toContain('http://localhost:3900')
  expect(local['frame-ancestors']).toEqual(["'self'", 'http://localhost:3333'])
})
