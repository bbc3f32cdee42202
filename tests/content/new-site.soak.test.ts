import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {clientOf} from '@upline/testing/lake.ts'
import {productPorts} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyWorkspace} from '../support/workspace-copy.ts'

/** The first hour of another organization, in a copy of the workspace. */
const timeout = 900_000
const {folder, run, remove} = copyWorkspace()
const data = temporaryFolder()
const ports = await productPorts(data)
const organization = {
  name: 'Bluebonnet Senior Partners',
  'short-name': 'Bluebonnet',
  email: 'hello@bluebonnet.example',
  phone: '(512) 555-0100',
  'time-zone': 'America/Chicago',
  primary: '#1f4e8c',
  highlight: '#9a4a12',
}
let product: ChildProcess | undefined

/** Starts the copy's product; resolves when all servers listen. */
async function start(): Promise<ChildProcess> {
  const child = fork(join(folder, 'scripts/src/main.ts'), ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      LOCAL_DATA: data,
      SITE_PORT: String(ports.site),
      STUDIO_PORT: String(ports.studio),
      BACKEND_PORT: String(ports.backend),
      SMTP_PORT: String(ports.smtp),
    },
  })
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  expect(message).toHaveProperty('ready')
  return child
}

beforeAll(async () => {
  const options = Object.entries(organization).map(([name, value]) => `--${name}=${value}`)
  await run('npm', ['run', 'new-site', '--', ...options])
}, timeout)
afterAll(async () => {
  if (product?.kill()) await once(product, 'exit')
  remove()
})

test('all checks pass, with the tests that render the sample', {timeout}, async () => {
  expect(await run('npm', ['run', 'check'])).toContain('Unit tests')
})

test('the product starts, and names the organization only', {timeout}, async () => {
  product = await start()
  const site = `http://localhost:${ports.site}`
  for (const path of ['/', '/contact', '/privacy', '/terms', '/none', '/sitemap.xml']) {
    const answer = await fetch(site + path)
    expect([path, answer.status]).toEqual([path, path === '/none' ? 404 : 200])
    expect(await answer.text()).not.toMatch(sample)
  }
  expect(await (await fetch(site)).text()).toContain('Bluebonnet Senior Partners')
  const lake = clientOf(`http://localhost:${ports.backend}`)
  expect(await lake.fetch('*[_type == "siteSettings"][0].timeZone')).toBe('America/Chicago')
})

test('no file of the site, its cards and icons or the Studio is of the sample', () => {
  const files = globSync(['site/**/*', 'build/**/*'], {cwd: data, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(50)
  const named = files.filter(({parentPath, name}) =>
    sample.test(readFileSync(join(parentPath, name), 'latin1')),
  )
  expect(named.map(({name}) => name)).toEqual([])
})

/** The company of the sample, and its colors. */
const sample = /harbor.?oak|#12463a|#0c2f28|#a4511f/i
