import {parseEnv} from '@upline/web/lib/parse-env.ts'
import {expect, test} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {contentSecurityPolicy, cspHash} from './content-security-policy.ts'

const script = 'start()'

/** The policy's directives by name. */
function directives(settings: Record<string, string> = {}): Record<string, string[]> {
  const parts = contentSecurityPolicy(parseEnv({...hostedSettings, ...settings}), script).split('; ')
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
    VITE_FIREBASE_MEASUREMENT_ID: 'G-1',
    VITE_APP_CHECK_KEY: 'key',
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
    'https://us-central1-harbor-oak-site.cloudfunctions.net',
  ])
  const withoutFirebase = directives({VITE_FIREBASE_PROJECT_ID: ''})['connect-src']
  expect(withoutFirebase?.join()).not.toContain('google')
})

test('on one machine everything comes from the backend, and the Studio may frame a page', () => {
  const local = directives({
    VITE_LOCAL_BACKEND: 'http://localhost:3900',
    VITE_SANITY_API_HOST: 'http://localhost:3900',
    VITE_STUDIO_URL: 'http://localhost:3333',
  })
  expect(local['connect-src']).toEqual(["'self'", 'http://localhost:3900'])
  expect(local['img-src']).toContain('http://localhost:3900')
  expect(local['frame-ancestors']).toEqual(["'self'", 'http://localhost:3333'])
  // Pages of the archive.
  expect(local['frame-src']).toEqual(["'self'"])
})

test('behind a proxy a page sends inquiries to the site, and the preview shows new pictures of the lake', () => {
  const published = directives({
    VITE_LOCAL_BACKEND: 'https://www.example.com',
    VITE_SANITY_API_HOST: 'http://localhost:3900',
  })
  expect(published['connect-src']).toEqual(["'self'", 'https://www.example.com', 'http://localhost:3900'])
  expect(published['img-src']).toEqual(["'self'", 'data:', 'http://localhost:3900'])
})
