import {QueryClient} from '@tanstack/react-query'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {track} from '../analytics/track.ts'
import {reportError} from '../errors/report-error.ts'
import {parseEnv} from '../lib/parse-env.ts'
import {startErrorLog, startServices} from './start-browser-services.ts'

const settings = {...hostedSettings, VITE_FIREBASE_MEASUREMENT_ID: 'G-1'}

const network = vi.fn<typeof fetch>()
beforeEach(() => {
  network.mockReset()
  network.mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', network)
})
afterEach(() => vi.dynamicImportSettled())

it('names the missing Firebase values once, and runs in demo mode', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  startErrorLog(parseEnv({...settings, VITE_FIREBASE_APP_ID: ''}))
  expect(complain.mock.calls).toEqual([
    [expect.stringMatching(/environment file.*: VITE_FIREBASE_APP_ID\..*demo mode/)],
  ])
  expect(network).not.toHaveBeenCalled()
})

it('sends no request before an error or consent, whatever is tracked', async () => {
  startErrorLog(parseEnv(settings))
  startServices(parseEnv({...settings, VITE_CMS_REQUESTS: 'none'}), new QueryClient())
  track('content_complete', {content_type: 'newsArticle', content_id: 'x'})
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(network).not.toHaveBeenCalled()
  expect(document.querySelector('script')).toBeNull()
})

it('stores reported and uncaught errors in error_logs', async () => {
  startErrorLog(parseEnv(settings))
  reportError(new Error('reported'), {component: 'Test'})
  window.dispatchEvent(new ErrorEvent('error', {error: new Error('uncaught'), message: 'uncaught'}))
  const rejected = Object.assign(new Event('unhandledrejection'), {reason: new Error('unhandled')})
  window.dispatchEvent(rejected)
  await vi.waitFor(() => expect(network).toHaveBeenCalledTimes(3), {timeout: 20_000})
  const fields = network.mock.calls.map(([url, init]) => {
    expect(String(url)).toBe(
      'https://firestore.googleapis.com/v1/projects/harbor-oak-site/databases/(default)/documents:commit?key=example-api-key-of-a-hosted-project',
    )
    return JSON.parse(String(init?.body)).writes[0].update.fields
  })
  expect(fields.map(({message, severity}) => [message.stringValue, severity.stringValue])).toEqual([
    ['reported', expect.any(String)],
    ['uncaught', 'HIGH'],
    ['unhandled', 'MEDIUM'],
  ])
})

it('stores no errors of extensions, nor of analytics that a blocker refuses', async () => {
  startErrorLog(parseEnv(settings))
  const extension = Object.assign(new Error('x'), {
    stack: 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)',
  })
  const safari = Object.assign(new Error('x'), {stack: 'f@safari-web-extension://ABC/content.js:1:2'})
  const fetchConfig = Object.assign(new Error('blocked'), {code: 'analytics/config-fetch-failed'})
  for (const error of [extension, safari])
    window.dispatchEvent(new ErrorEvent('error', {error, message: 'x'}))
  for (const reason of [extension, fetchConfig])
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}))
  reportError(new Error('last'))
  await vi.waitFor(() => expect(network).toHaveBeenCalled(), {timeout: 20_000})
  const stored = network.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).writes[0].update.fields)
  expect(stored.map(({message}) => message.stringValue)).toEqual(['last'])
})
