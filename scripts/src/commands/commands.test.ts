import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {hostedSettings} from '../checks/example-settings.ts'
import doctor from './doctor.ts'
import rollback from './rollback.ts'
import schedule from './schedule.ts'

const {releases, asked} = vi.hoisted(() => ({releases: [] as object[], asked: [] as string[]}))
vi.mock('../deploy/google.ts', () => ({
  askHosting: (work: (ask: (path: string) => Promise<object>) => unknown) =>
    work(async (path) => {
      asked.push(path)
      return releases.length > 0 ? {releases} : {}
    }),
}))

const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line)))
afterEach(() => {
  lines.length = 0
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const configure = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}

test('the doctor has nothing to do on one machine', async () => {
  expect(await doctor()).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^Local: nothing to configure/)])
})

test('the doctor counts the problems of settings and services, and fails', async () => {
  configure({...hostedSettings, VITE_SITE_URL: 'https://www.example.com'})
  vi.stubGlobal('fetch', async () => new Response('', {status: 500}))
  expect(await doctor()).toBe(1)
  const problems = lines.filter((line) => line.startsWith('✘'))
  expect(problems).toContainEqual(expect.stringContaining('VITE_SITE_URL is still the example'))
  expect(problems).toContainEqual(expect.stringContaining('Sanity: it answers 500'))
  expect(problems).toContainEqual(
    expect.stringContaining('functions/.env: NOTIFICATION_TO is still the example'),
  )
  expect(lines.at(-1)).toBe(`\n${problems.length} to fix.`)
})

test('rollback lists the versions of the site, the live one first', async () => {
  configure(hostedSettings)
  expect(await rollback([])).toBe(0)
  expect(lines.splice(0)).toEqual(['The site has no version yet.'])
  releases.push(
    {releaseTime: '2026-11-02T10:20:30Z', message: 'New rates', version: {name: 'sites/oak/versions/b2'}},
    {releaseTime: '2026-11-01T09:08:07Z', version: {name: 'sites/oak/versions/a1'}},
  )
  vi.stubEnv('FIREBASE_SITE', 'oak')
  expect(await rollback([])).toBe(0)
  expect(lines).toEqual([
    'b2  2026-11-02 10:20 UTC  New rates  (live)',
    'a1  2026-11-01 09:08 UTC  ',
    '\nnpm run rollback -- <version> makes a version live.',
  ])
  expect(asked.map((path) => path.split('/')[1])).toEqual([hostedSettings.VITE_FIREBASE_PROJECT_ID, 'oak'])
})

test('schedules of hosted Sanity need a project and a dataset', () => {
  for (const settings of [{}, {VITE_SANITY_PROJECT_ID: 'k3v9x2ab'}, {VITE_SANITY_DATASET: 'production'}]) {
    vi.unstubAllEnvs()
    configure(settings as Record<string, string>)
    expect(() => schedule()).toThrow('VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET are not set')
  }
})
