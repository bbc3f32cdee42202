import type {Settings} from './settings.ts'

export type BuildSettings = Record<string, string>

/**
 * Returns the settings of a local build of the site. The prerenderer and the preview reach the lake on this machine. Pages on the internet
 * send inquiries to their own origin, and do not query the lake.
 */
export function siteSettings(settings: Pick<Settings, 'addresses' | 'internet'>): BuildSettings {
  const local = localSettings(settings.addresses)
  if (!settings.internet) return local
  const {url} = settings.internet
  return {...local, VITE_SITE_URL: url, VITE_LOCAL_BACKEND: url, VITE_CMS_REQUESTS: 'none'}
}

/** Returns the settings of a local build of the site (web/src/lib/env.ts) and of the Studio (studio/sanity.cli.ts). */
export function localSettings(addresses: Settings['addresses']): BuildSettings {
  return {
    VITE_SITE_URL: addresses.site,
    VITE_STUDIO_URL: addresses.studio,
    VITE_SANITY_PROJECT_ID: 'local',
    VITE_SANITY_DATASET: 'production',
    VITE_SANITY_API_HOST: addresses.backend,
    VITE_LOCAL_BACKEND: addresses.backend,
    VITE_CMS_REQUESTS: 'live',
    // The Firebase SDK needs all six; the local endpoints read only the project id.
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo-upline.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'demo-upline',
    VITE_FIREBASE_STORAGE_BUCKET: 'demo-upline.appspot.com',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '000000000000',
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000',
    // Overrides a .env file for hosted services.
    VITE_FIREBASE_MEASUREMENT_ID: '',
    VITE_FUNCTIONS_REGION: '',
    VITE_APP_CHECK_KEY: '',
  }
}
