import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {localSettings} from '../product/build-settings.ts'
import {addressesOf} from '../product/settings.ts'
import {findLocalTraces, localTraces} from './hosted-build.ts'

test('every address of the one-machine product is a trace', () => {
  const addresses = addressesOf({site: 5173, studio: 3333, backend: 3900, smtp: 2525})
  for (const address of Object.values(addresses)) expect(localTraces(`x="${address}"`)).toHaveLength(1)
  const settings = localSettings(addresses)
  expect(localTraces(JSON.stringify(settings)).length).toBeGreaterThanOrEqual(6)
})

test.each([
  'http://127.0.0.1:3900',
  'http://localhost/data',
  'http://[::1]:80',
  'https://s1-ab.localhost',
  'http://0.0.0.0:1',
  'demo-upline',
])('%s is a trace', (text) => {
  expect(localTraces(`const a="${text}"`)).toHaveLength(1)
})

test.each([
  'https://k3v9x2ab.api.sanity.io 10.0.0.0 harbor-oak-site',
  'new URL(to, `http://localhost`)',
  'location.hostname === "localhost" || hosts.includes("127.0.0.1")',
])('%s is none', (text) => {
  expect(localTraces(text)).toEqual([])
})

test('traces are found in every text file of a build, and named with their file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), `${'x'.repeat(500)}http://localhost:3900${'y'.repeat(500)}`)
  writeFileSync(join(folder, 'index.html'), 'clean')
  const [finding, ...others] = findLocalTraces(folder)
  expect(others).toEqual([])
  expect(finding?.file).toBe('assets/a.js')
  expect(finding?.context.length).toBeLessThan(200)
})
