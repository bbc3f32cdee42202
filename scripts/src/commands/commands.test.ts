import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {hostedSettings} from '../checks/example-settings.ts'
import deploy from './deploy.ts'
import doctor from './doctor.ts'
import rollback from './rollback.ts'
import sanity from './sanity.ts'
import schedule from './schedule.ts'

const {releases, asked} = vi.hoisted(() => ({releases: [] as object[], asked: [] as string[]}))
vi.mock('../deploy/google.ts', () => ({
  askHosting: (work: (ask: (path: string) => Promise<object>) => unknown) =>
    work(async (path) => {
      asked.push(path)
      return releases.length > 0 ? {releases} : {}
    }),
}))

/** The commands of the CLIs, without those of the project, and their exit code. */
const {ran, codes, environments} = vi.hoisted(() => ({
  ran: [] as string[],
  codes: [] as number[],
  environments: [] as object[],
}))
const record = (...args: string[]) => {
  ran.push(args.filter((arg) => !arg.includes('node_modules') && arg !== '--non-interactive').join(' '))
  return Promise.resolve(codes.shift() ?? 0)
}
vi.mock('../deploy/firebase-tools.ts', () => ({
  installFirebaseTools: () => {},
  runFirebase: (_project: string, args: string[]) => record(...args),
}))
vi.mock('../process/foreground.ts', () => ({
  runInForeground: (args: string[], {env}: {env: object}) => {
    environments.push(env)
    return record('sanity', ...args)
  },
}))
vi.mock('./build.ts', () => ({
  default: async (parts: string[]) => {
    await new Promise(setImmediate)
    return record('build', ...parts)
  },
}))

const lines: string[] = []
beforeEach(() => {
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  lines.length = ran.length = codes.length = environments.length = 0
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

test('the Sanity CLI has the settings of the site', async () => {
  configure(hostedSettings)
  expect(await sanity(['dataset', 'list'])).toBe(0)
  expect(ran).toEqual(['sanity dataset list'])
  expect(environments).toEqual([hostedSettings])
})

describe('deploy', () => {
  const sanity = {result: {pages: 3, home: true}}
  const open = {'access-control-allow-origin': '*'}
  beforeEach(() => {
    configure({...hostedSettings, VITE_STUDIO_URL: 'https://oak.sanity.studio'})
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('firestore')
        ? new Response('', {status: 403})
        : Response.json(sanity, {headers: open}),
    )
  })
  const config = expect.stringMatching(/^deploy --only hosting --config \S+web\/dist\/firebase.json$/)

  test.each([
    ['rules indexes', ['deploy --only firestore:rules', 'deploy --only firestore:indexes']],
    ['site rules', ['build site', 'deploy --only firestore:rules', config]],
    ['site --no-build', [config]],
    ['studio', ['build studio', 'sanity deploy --no-build --yes --url oak']],
    ['studio --no-build --dry-run', ['sanity deploy --no-build --yes --url oak --dry-run']],
    ['rules --dry-run', ['deploy --only firestore:rules --dry-run']],
    ['--preview new', ['build site', expect.stringMatching(/^hosting:channel:deploy new --expires 7d/)]],
  ])('%s', async (args, commands) => {
    expect(await deploy(args.split(' '))).toBe(0)
    expect(ran).toEqual(commands)
    expect(lines.includes('\nThis was a dry run. Nothing was deployed.')).toBe(args.includes('dry-run'))
    // Neither a dry run nor a preview changes what the services answer.
    expect(lines.includes('\n▸ Asking the deployed services')).toBe(!/dry-run|preview/.test(args))
  })

  test('names what is done and how to continue if a part fails', async () => {
    codes.push(0, 3)
    expect(await deploy(['rules', 'indexes', 'studio', '--no-build'])).toBe(3)
    expect(ran).toHaveLength(2)
    expect(lines.at(-1)).toBe(
      '\nindexes could not be deployed; the reason is above. Done: rules.\nAfter the fix, continue with: npm run deploy -- indexes studio',
    )
  })

  test('does nothing while a setting is wrong, and fails if a service does not answer afterwards', async () => {
    vi.stubEnv('VITE_SITE_URL', 'https://www.example.com')
    expect(await deploy(['rules'])).toBe(1)
    expect(ran).toEqual([])
    vi.stubEnv('VITE_SITE_URL', hostedSettings.VITE_SITE_URL)
    vi.stubGlobal('fetch', async () => Response.json(sanity, {headers: open}))
    expect(await deploy(['rules'])).toBe(1)
    expect(lines.at(-1)).toBe('Everything is deployed, but a service does not answer as it should.')
  })

  test('leaves out a Studio on another host, unless only that is asked for', async () => {
    vi.stubEnv('VITE_STUDIO_URL', 'https://studio.harboroak.example')
    expect(await deploy(['rules', 'studio'])).toBe(0)
    expect(ran).toEqual(['deploy --only firestore:rules'])
    await expect(deploy(['studio'])).rejects.toThrow('VITE_STUDIO_URL is not an address')
  })
})
