import {spawn} from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {createClient} from '@sanity/client'
import {startLake} from '@upline/lake'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {hostedSettings} from '@upline/scripts/checks/example-settings.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest'
import {askAs, type Cloud, passTo, startCloud} from './cloud/cloud.ts'
import {Google} from './cloud/google.ts'
import {distinct} from './cloud/requests.ts'
import {SanityStudios} from './cloud/sanity-studios.ts'

// The whole deployment, with the pinned CLIs of Firebase and Sanity, in a fresh clone. Every host that they ask is a stand-in on this machine, and
// Sanity's content API is the lake. The tests are the steps of docs/guides/deploy.md, in order.

const settings = {...hostedSettings, VITE_STUDIO_URL: 'https://harbor-oak.sanity.studio'}
const projectId = hostedSettings.VITE_SANITY_PROJECT_ID
const archiveBucket = 'harbor-oak-archive'
const temporary = temporaryFolder()
/** REHEARSAL_CLONE keeps the clone, to look at it or to rehearse again without the installation. */
const clone = process.env.REHEARSAL_CLONE ?? join(temporary, 'upline')
const timeout = 600_000

const google = new Google()
const lake = await startLake({
  projectId,
  auth: true,
  aclMode: 'public',
  limits: 'none',
  // As the origins that are allowed in a hosted project.
  hosts: [new URL(hostedSettings.VITE_SITE_URL).hostname],
})
const token = lake.createToken('administrator')
const studios = new SanityStudios(async (authorization) => {
  const {body} = await askAs(lake.port, `${projectId}.api.sanity.io`, '/v2025-02-19/users/me', {
    authorization,
  })
  return authorization === `Bearer ${token}` && !body.includes('error')
})
const client = createClient({...lake.client, apiVersion: '2025-02-19', token, useCdn: false})
let cloud: Cloud

beforeAll(async () => {
  cloud = await startCloud(
    [google.standIn, studios.standIn],
    [
      passTo(
        /^(?:[a-z0-9-]+\.api(?:cdn)?|cdn)\.sanity\.io|^api\.sanity\.io\/v[\w-]+\/(?:users\/me|projects\/[^/]+\/datasets)/,
        lake.port,
      ),
    ],
  )
  if (!existsSync(clone))
    await run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], root)
  writeFileSync(join(clone, '.env'), env({...settings, ARCHIVE_BUCKET: archiveBucket}))
  writeFileSync(
    join(clone, `functions/.env.${settings.VITE_FIREBASE_PROJECT_ID}`),
    env({NOTIFICATION_TO: 'office@harbor-oak.test', NOTIFICATION_FROM: 'website@harbor-oak.test'}),
  )
  // Installs everything from the registry, which has no stand-in.
  expect(await run('npm', ['run', 'firebase', '--', '--version'])).toMatchObject({code: 0})
}, timeout)

afterAll(async () => {
  cloud.stop()
  await lake.stop()
  rmSync(temporary, {recursive: true, force: true})
})

const env = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/** Runs a command of the clone to its end, with the output in the terminal. */
async function run(command: string, args: string[], cwd = clone, variables: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, NO_COLOR: '1', ...variables},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const collect = async () => (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  const [output, code] = await Promise.all([collect(), new Promise((resolve) => child.once('exit', resolve))])
  console.log(`$ ${command} ${args.join(' ')}\n${output}`)
  return {code, output}
}

/** Runs a command as a deployment does, against the stand-ins, with the keys and a separate home folder. */
function npmRun(command: string, args: string[], keys: NodeJS.ProcessEnv = {}) {
  const home = join(temporary, 'home')
  mkdirSync(home, {recursive: true})
  return run('npm', ['run', '--silent', command, '--', ...args], clone, {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    FIREBASE_SERVICE_ACCOUNT: google.serviceAccount(),
    SANITY_AUTH_TOKEN: token,
    // The CLI gives the functions ten seconds to load, which a busy machine exceeds.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    REHEARSAL_PORT: String(cloud.port),
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'cloud/redirect.mjs')}`,
    ...keys,
  })
}

const read = (file: string) => readFileSync(join(clone, file), 'utf8')
const siteUrl = new URL(settings.VITE_SITE_URL)
const visit = (path: string) => askAs(cloud.port, siteUrl.host, path)
/** The first line of each problem's continuation, which a person copies. */
const continuation = /continue with: (npm run deploy.*)/

test(
  'the sample content is imported',
  async () => {
    expect(await npmRun('content:pack', [])).toMatchObject({code: 0})
    const file = '../content/production.ndjson'
    const {code} = await npmRun('sanity', ['dataset', 'import', file, 'production', '--missing'])
    expect(code).toBe(0)
    expect(await client.fetch('count(*[_type == "page"])')).toBeGreaterThan(30)
    expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBeGreaterThan(10)
  },
  timeout,
)

test(
  'a missing setting stops the deployment before it asks Google',
  async () => {
    writeFileSync(join(clone, '.env'), env({...settings, VITE_FIREBASE_APP_ID: ''}))
    const {code, output} = await npmRun('deploy', [])
    expect(output).toContain('VITE_FIREBASE_APP_ID is missing')
    expect(code).toBe(1)
    writeFileSync(join(clone, '.env'), env({...settings, ARCHIVE_BUCKET: archiveBucket}))
    expect(cloud.seen.map(({request}) => request).join()).not.toContain('googleapis.com')
  },
  timeout,
)

test(
  'a key that Google does not know deploys nothing, and is not printed',
  async () => {
    const key = google.serviceAccount({isWrong: true})
    const {code, output} = await npmRun('deploy', ['rules'], {FIREBASE_SERVICE_ACCOUNT: key})
    expect(output).toContain('Failed to authenticate')
    expect(output.match(continuation)?.[1]).toBe('npm run deploy -- rules')
    expect(code).toBe(1)
    expect(google.rules).toBeUndefined()
    expect(output).not.toContain('PRIVATE KEY')
    const broken = await npmRun('deploy', ['rules'], {FIREBASE_SERVICE_ACCOUNT: key.slice(0, 900)})
    expect(broken.output).toContain('FIREBASE_SERVICE_ACCOUNT is not the key of a service account')
    expect(broken.output).not.toContain('PRIVATE KEY')
  },
  timeout,
)

test(
  'without the mail server, the rules are deployed and the functions name what is missing',
  async () => {
    const {code, output} = await npmRun('deploy', [])
    expect(code).toBe(1)
    expect(output).toContain('functions:secrets:set SMTP_URL')
    expect(output.match(continuation)?.[1]).toBe('npm run deploy -- functions site studio')
    expect(google.rules).toBe(read('firestore.rules'))
    expect(google.fieldOf('rate_limits/fields/expiresAt')).toHaveProperty('ttlConfig')
    // Where notifyOfStoredInquiry runs.
    expect(google.database?.locationId).toBe('nam5')
    expect(google.functions).toEqual([])
  },
  timeout,
)

test(
  'the mail server is a secret of the project',
  async () => {
    const file = join(temporary, 'smtp-url')
    writeFileSync(file, 'smtps://website:secret@mail.harbor-oak.test:465')
    const {code} = await npmRun('firebase', ['functions:secrets:set', 'SMTP_URL', '--data-file', file])
    expect(code).toBe(0)
    expect(google.secretOf('SMTP_URL')).toBe(readFileSync(file, 'utf8'))
  },
  timeout,
)

test(
  'the deployment continues, until the network breaks in the middle of the upload',
  async () => {
    let uploads = 0
    cloud.breaks = ({host}) => host.startsWith('upload-firebasehosting') && ++uploads > 20
    onTestFinished(() => {
      cloud.breaks = () => false
    })
    const {code, output} = await npmRun('deploy', ['functions', 'site', '--no-build'])
    expect(code).not.toBe(0)
    expect(output.match(continuation)?.[1]).toBe('npm run deploy -- site')
    expect(google.functions).toEqual([
      'countUnfound',
      'eraseExpiredDaily',
      'notifyOfStoredInquiry',
      'remindEditorsWeekly',
      'sendEmailNotification',
    ])
    expect(google.environmentOf('notifyOfStoredInquiry')).toMatchObject({
      NOTIFICATION_TO: 'office@harbor-oak.test',
      SANITY_PROJECT_ID: projectId,
      ENFORCE_APP_CHECK: 'false',
    })
    const names = google.sources.at(-1)?.toString('latin1') ?? ''
    for (const name of ['index.js', 'package.json', 'package-lock.json']) expect(names).toContain(name)
    expect(names).not.toContain('node_modules')
    expect(google.live).toBeUndefined()
  },
  timeout,
)

test(
  'the next run uploads the rest, and the Studio',
  async () => {
    const before = google.takeUploads()
    const {code, output} = await npmRun('deploy', ['site', 'studio', '--no-build'])
    expect(output).toContain('✔ Site: answers as expected')
    expect(output).toContain('✔ Studio: answers as expected')
    expect(code).toBe(0)
    const after = google.takeUploads()
    expect(after.filter((hash) => before.includes(hash))).toEqual([])
    const files = globSync('**/*', {cwd: join(clone, 'web/dist/site')}).filter((path) =>
      statSync(join(clone, 'web/dist/site', path)).isFile(),
    )
    expect(Object.keys(google.live?.files ?? {}).sort()).toEqual(files.map((path) => `/${path}`).sort())
    expect(studios.deployments).toMatchObject([{host: 'harbor-oak'}])
    expect(studios.deployments[0]?.size).toBeGreaterThan(1_000_000)
    expect(readdirSync(join(clone, 'studio/dist'), {recursive: true}).join('\n')).not.toContain('.js.map')
  },
  timeout,
)

test('visitors get the pages, headers and redirects of the build', async () => {
  const {hosting} = JSON.parse(read('web/dist/firebase.json'))
  const home = await visit('/')
  expect(home.body).toBe(read('web/dist/site/index.html'))
  expect(home.headers['content-security-policy']).toBe(hosting.headers[0].headers[0].value)
  expect(home.headers['strict-transport-security']).toMatch(/max-age/)
  const [{source, destination, type}] = hosting.redirects
  expect(await visit(source)).toMatchObject({status: type, headers: {location: destination}})
  expect(await visit('/nowhere')).toMatchObject({status: 404, body: read('web/dist/site/404.html')})
})

test(
  'what the services already have is not deployed again',
  async () => {
    const [sources, uploads] = [google.sources.length, cloud.seen.length]
    const {code, output} = await npmRun('deploy', ['rules', 'indexes', 'functions', '--no-build'])
    expect(code).toBe(0)
    expect(output).toContain('already up to date, skipping upload')
    expect(google.sources).toHaveLength(sources)
    const since = cloud.seen.slice(uploads).map(({request}) => request)
    expect(since.filter((request) => /^(?:POST|PATCH).*(?:rulesets|functions\/)/.test(request))).toEqual([])
  },
  timeout,
)

const newText = 'Rehearsed on this machine'

test(
  'a dry run reports the files that a content change affects, and deploys nothing',
  async () => {
    await client.patch('page-about').set({'seo.description': newText}).commit()
    const [release] = google.releases
    expect(await npmRun('build', ['site'])).toMatchObject({code: 0})
    const {code, output} = await npmRun('deploy', ['--dry-run', '--no-build'])
    expect(code).toBe(0)
    expect(output).toMatch(/files: \d+ new, \d+ changed, \d+ removed/)
    expect(output).toContain('~ /_content/about.json')
    expect(output).toContain('Deploys to existing studio https://harbor-oak.sanity.studio')
    expect(google.releases).toEqual([release])
    expect(google.takeUploads()).toEqual([])
    expect(studios.deployments).toHaveLength(1)
  },
  timeout,
)

test(
  'after a change of content, only the changed files are uploaded',
  async () => {
    const before = google.live?.files ?? {}
    expect((await npmRun('deploy', ['site', '--no-build'])).code).toBe(0)
    const after = google.live?.files ?? {}
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(changed).toContain('/about/index.html')
    // Lists contain texts of all pages.
    expect(changed.filter((path) => path.endsWith('/index.html'))).toEqual(['/about/index.html'])
    expect(changed.filter((path) => /^\/(?:assets|social)\//.test(path))).toEqual([])
    expect(google.takeUploads().sort()).toEqual([...new Set(changed.map((path) => after[path]))].sort())
    expect((await visit('/about')).body).toContain(newText)
  },
  timeout,
)

test(
  'the versions are listed, and an earlier one becomes live again',
  async () => {
    const ids = google.releases.map(({version}) => version.name.split('/').at(-1) ?? '')
    const {output} = await npmRun('rollback', [])
    for (const id of ids) expect(output).toContain(id)
    expect(await npmRun('rollback', [String(ids[1])])).toMatchObject({code: 0})
    expect(google.live?.name).toContain(ids[1])
    expect((await visit('/about')).body).not.toContain(newText)
    const wrong = await npmRun('rollback', ['$(id)'])
    expect(wrong).toMatchObject({code: 1, output: expect.stringContaining('is not the id of a version')})
  },
  timeout,
)

test(
  'the bucket has each release that visitors got, also the one that became live again, and no other',
  async () => {
    const history = await npmRun('archive', ['--hosted', '--page', '/about', '--history'])
    expect(history.output).toContain('3 new releases')
    // In the search result and the share card.
    const changed = (mark: string) =>
      history.output.split('\n').filter((line) => line.trim().startsWith(mark))
    expect(changed('+').filter((line) => line.includes(newText)).length).toBeGreaterThan(0)
    expect(changed('-').filter((line) => line.includes(newText))).toHaveLength(
      changed('+').filter((line) => line.includes(newText)).length,
    )
    const out = join(temporary, 'site.wacz')
    const [{releaseTime} = {releaseTime: ''}] = google.releases
    const wacz = await npmRun('archive', ['--hosted', '--date', releaseTime, '--out', out])
    expect(wacz.output).toMatch(/\d+ pages and \d+ other files/)
    expect(await npmRun('archive', ['--hosted', '--verify'])).toMatchObject({code: 0})
    expect(
      cloud.seen
        .map(({request}) => request)
        .filter((each) => /^(?:DELETE|PATCH|PUT) .*harbor-oak-archive/.test(each)),
    ).toEqual([])
  },
  timeout,
)

test(
  'a preview goes to its own channel and leaves the live site alone',
  async () => {
    const live = google.live
    expect((await npmRun('deploy', ['--preview', 'pr-12', '--no-build'])).code).toBe(0)
    expect(google.channels.get('pr-12').release.version.name).not.toBe(live?.name)
    expect(google.live).toBe(live)
  },
  timeout,
)

test('the CLIs send the recorded requests', async () => {
  expect(cloud.unknown).toEqual([])
  const record = distinct(cloud.seen.filter(({request}) => !isIncidental.test(request)))
  await expect(record.map((each) => `${JSON.stringify(each)}\n`).join('')).toMatchFileSnapshot(
    'requests.ndjson',
  )
})

/** Requests of the build and the doctor, and the requests for usage statistics and announcements that the CLIs do not send in CI. */
const isIncidental =
  / (?:[\w-]+\.api\.sanity\.io|cdn\.sanity\.io|www\.harboroak\.example|www\.google-analytics\.com|firebase-public\.firebaseio\.com)\/|\/intake\//
