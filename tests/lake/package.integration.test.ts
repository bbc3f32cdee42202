import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {createInterface} from 'node:readline'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, expect, test} from 'vitest'

const source = resolve(import.meta.dirname, '../../lake')
// A folder outside of the repository, as a stranger has it.
const folder = temporaryFolder()
const project = join(folder, 'project')
let archive = ''

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']})
}

beforeAll(() => {
  const {packageManager} = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'))
  run('npx', ['--yes', '--prefer-offline', packageManager, 'pack', '--pack-destination', folder], source)
  archive = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  cpSync(join(source, 'examples/vitest'), project, {recursive: true})
  // Vitest is the workspace's own: the largest part of an installation, and not what is tried here.
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  manifest.devDependencies = {'@upline/lake': `file:${archive}`}
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], project)
}, 240_000)
afterAll(() => rmSync(folder, {recursive: true, force: true}))

test('the archive holds what is published and nothing else', () => {
  const files = run('tar', ['tzf', archive], folder).trim().split('\n')
  const top = new Set(files.map((file) => file.split('/')[1]))
  expect([...top].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'PARITY.md',
    'README.md',
    'dist',
    'package.json',
  ])
  const {exports, bin} = JSON.parse(
    readFileSync(join(project, 'node_modules/@upline/lake/package.json'), 'utf8'),
  )
  const named = JSON.stringify([exports, bin]).match(/\.\/dist\/[\w.-]+/g) ?? []
  expect(named.length).toBeGreaterThan(8)
  for (const name of named) expect(files).toContain(`package/${name.slice(2)}`)
})

test('publint and attw find nothing wrong with it', () => {
  const tool = (name: string, ...args: string[]) => run(join(source, 'node_modules/.bin', name), args, source)
  expect(tool('publint', 'run', '--strict', archive)).toContain('All good!')
  // Throws with the tool's report where types and entries do not fit.
  tool('attw', archive, '--profile', 'esm-only')
})

test('it is required too, without a loader', () => {
  const code =
    "require('@upline/lake').startLake().then((lake) => lake.stop()).then(() => console.log('stopped'))"
  expect(run(process.execPath, ['-e', code], project).trim()).toBe('stopped')
})

test('what its Vite plugin imports into a Studio is in the package', () => {
  const code = `const {lakeStudio} = await import('@upline/lake/vite')
    const module = lakeStudio({url: 'http://localhost:3900'}).load('sanity.config.ts?on-lake')
    console.log(import.meta.resolve(/withLake} from '(.+)'/.exec(module)[1]))`
  expect(run(process.execPath, ['--input-type=module', '-e', code], project)).toContain('dist/studio.js')
})

test("a stranger's Vitest test of a query runs on it", () => {
  const vitest = resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  const report = join(folder, 'report.json')
  run(
    process.execPath,
    [vitest, 'run', '--root', project, '--reporter', 'json', '--outputFile', report],
    project,
  )
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({numPassedTests: 2, numFailedTests: 0})
})

test('its command serves a seed to the calls of a Studio', async () => {
  const studio = join(project, 'studio')
  mkdirSync(studio)
  const venue = {_id: 'barn', _type: 'venue', name: 'The Barn'}
  const event = {_type: 'event', title: 'Summer fair', venue: {_type: 'reference', _ref: 'barn'}}
  writeFileSync(join(studio, 'seed.ndjson'), `${JSON.stringify(venue)}\n${JSON.stringify(event)}`)
  const command = join(project, 'node_modules/.bin/upline-lake')
  const child = spawn(
    process.execPath,
    [command, ...'--port 0 --seed seed.ndjson --dataset production --dataset other/staging'.split(' ')],
    {cwd: studio, stdio: ['ignore', 'pipe', 'inherit']},
  )
  try {
    const [line] = await once(createInterface(child.stdout), 'line')
    const url = String(line).replace('ready ', '')
    const client = clientOf(url)
    expect(await client.request({url: '/users/me'})).toMatchObject({id: expect.any(String)})
    expect(await client.request({url: '/projects/local'})).toMatchObject({id: 'local'})
    expect(await client.fetch('*[_type == "event"]{title, "venue": venue->name}')).toEqual([
      {title: 'Summer fair', venue: 'The Barn'},
    ])
    const other = client.withConfig({projectId: 'other', dataset: 'staging'})
    expect(await other.fetch('count(*)')).toBe(0)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})
