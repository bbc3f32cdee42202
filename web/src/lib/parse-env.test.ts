import {expect, it} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {EnvError, parseEnv} from './parse-env.ts'

const complete = {...hostedSettings, DEV: false, VITE_SITE_URL: 'https://www.example.com/'}

it('reads a complete hosted environment, with defaults and without a trailing slash', () => {
  const {siteUrl, sanity, localBackend, firebase, missingFirebaseValues} = parseEnv(complete)
  expect(siteUrl).toBe('https://www.example.com')
  expect(sanity).toMatchObject({apiVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), apiHost: undefined})
  expect(localBackend).toBeUndefined()
  expect(firebase).toMatchObject({functionsRegion: 'us-central1', measurementId: undefined})
  expect(missingFirebaseValues).toEqual([])
})

it('names every missing and bad value at once', () => {
  const wrong = {
    VITE_SITE_URL: 'javascript:alert(1)',
    VITE_STUDIO_URL: 'example.com',
    VITE_SANITY_PROJECT_ID: undefined,
    VITE_SANITY_DATASET: 'Not A Dataset',
    VITE_SANITY_API_VERSION: 'v1',
    VITE_LOCAL_BACKEND: 'http://localhost:3900/path',
  }
  const read = () => parseEnv({...complete, ...wrong})
  expect(read).toThrow(EnvError)
  for (const name of Object.keys(wrong)) expect(read).toThrow(name)
})

it('accepts an address with a port', () => {
  const localBackend = 'http://localhost:3900'
  expect(parseEnv({...complete, VITE_LOCAL_BACKEND: localBackend}).localBackend).toBe(localBackend)
})

it('names absent and blank values of Firebase, and does not mind the optional ones', () => {
  const env = parseEnv({...complete, VITE_FIREBASE_API_KEY: undefined, VITE_FIREBASE_APP_ID: '  '})
  expect(env.missingFirebaseValues).toEqual(['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'])
})
