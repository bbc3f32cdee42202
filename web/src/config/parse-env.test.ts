import {describe, expect, it} from 'vitest'
import {hostedSettings} from './hosted-settings.ts'
import {EnvError, parseEnv} from './parse-env.ts'

const complete = {...hostedSettings, DEV: false, VITE_SITE_URL: 'https://www.example.com/'}

describe('parseEnv', () => {
  it('reads a complete hosted environment, with defaults and without a trailing slash', () => {
    const env = parseEnv(complete)
    expect(env.siteUrl).toBe('https://www.example.com')
    expect(env.sanity.apiVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(env.sanity.apiHost).toBeUndefined()
    expect(env.localBackend).toBeUndefined()
    expect(env.firebase.functionsRegion).toBe('us-central1')
    expect(env.firebase.measurementId).toBeUndefined()
  })

  it('names every missing and bad value at once', () => {
    const read = () =>
      parseEnv({
        VITE_SITE_URL: 'example.com',
        VITE_SANITY_DATASET: 'Not A Dataset',
        VITE_SANITY_API_VERSION: 'v1',
        VITE_LOCAL_BACKEND: 'http://localhost:3900/path',
      })
    expect(read).toThrow(EnvError)
    for (const name of [
      'SITE_URL',
      'SANITY_PROJECT_ID',
      'SANITY_DATASET',
      'SANITY_API_VERSION',
      'LOCAL_BACKEND',
    ]) {
      expect(read).toThrow(`VITE_${name}`)
    }
  })

  it('accepts only http(s) addresses, also with a port', () => {
    expect(parseEnv({...complete, VITE_LOCAL_BACKEND: 'http://localhost:3900'}).localBackend).toBe(
      'http://localhost:3900',
    )
    expect(() => parseEnv({...complete, VITE_SITE_URL: 'javascript:alert(1)'})).toThrow('VITE_SITE_URL')
  })
})

describe('missingFirebaseValues', () => {
  it('is empty when all six are there', () => {
    expect(parseEnv(complete).missingFirebaseValues).toEqual([])
  })

  it('names the absent and the blank ones, and does not mind the optional ones', () => {
    const env = parseEnv({...complete, VITE_FIREBASE_API_KEY: undefined, VITE_FIREBASE_APP_ID: '  '})
    expect(env.missingFirebaseValues).toEqual(['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'])
  })
})
