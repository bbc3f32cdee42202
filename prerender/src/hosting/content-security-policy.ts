import {createHash} from 'node:crypto'
import type {Env} from '@upline/web/lib/parse-env.ts'

type Sources = Record<string, readonly (string | false | undefined)[]>

/** Returns the site's policy. `inlineScript` is the text of the only inline script. Excludes services that are not configured. */
export function contentSecurityPolicy(env: Env, inlineScript: string): string {
  const {localBackend, studioUrl, sanity, firebase} = env
  const {projectId, functionsRegion, measurementId, appCheckKey} = firebase
  // All projects share one address of Firestore.
  const services = localBackend
    ? [localBackend, sanity.apiHost]
    : [
        `https://${sanity.projectId}.api.sanity.io`,
        `https://${sanity.projectId}.apicdn.sanity.io`,
        projectId && 'https://firestore.googleapis.com',
        projectId && `https://${functionsRegion}-${projectId}.cloudfunctions.net`,
      ]
  const analytics = (...sources: string[]) => (measurementId ? sources : [])
  const appCheck = (...sources: string[]) => (appCheckKey ? sources : [])
  const sources: Sources = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      `'${cspHash(inlineScript)}'`,
      ...analytics('https://www.googletagmanager.com'),
      ...appCheck('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'),
    ],
    // Widths and columns of tables and charts are style attributes; a style cannot send anything to a host that is not listed here.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      sanity.apiHost ?? 'https://cdn.sanity.io',
      ...analytics('https://*.google-analytics.com', 'https://www.googletagmanager.com'),
    ],
    'connect-src': [
      "'self'",
      ...services,
      ...analytics(
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ),
      ...appCheck('https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'),
    ],
    'frame-src': [
      ...appCheck('https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'),
      // The preview shows archived pages of this machine.
      localBackend && studioUrl && "'self'",
      !localBackend && !appCheckKey && "'none'",
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The Studio shows pages in its preview.
    'frame-ancestors': ["'self'", studioUrl],
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...new Set(values.filter(Boolean))].join(' '))
    .join('; ')
}

/** Returns the source expression that allows an inline script or style. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
