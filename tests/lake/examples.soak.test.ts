import {execFileSync} from 'node:child_process'
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {findJourneyBrowser} from '@upline/scripts/checks/chromium.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, expect, test} from 'vitest'

const source = resolve(import.meta.dirname, '../../lake')
// Outside of the repository, as a stranger has it.
const folder = temporaryFolder()
let archive = ''

function run(command: string, args: string[], cwd: string): string {
  // The Node of this process: that of the machine may be too old.
  const env = {...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`}
  return execFileSync(command, args, {cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']})
}

/** Replaces a part of a file. Throws if the file does not contain it. */
function replace(file: string, part: string, by: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(part)) throw new Error(`${file} does not contain ${part}`)
  writeFileSync(file, text.replace(part, by))
}

/** Installs the example of this name from the packed file, and runs its tests. */
function tryExample(name: string, prepare = (_project: string) => {}): string {
  const project = join(folder, name)
  cpSync(join(source, 'examples', name), project, {recursive: true})
  replace(join(project, 'package.json'), 'file:../../upline-lake-0.1.0.tgz', `file:${archive}`)
  prepare(project)
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], project)
  return run('npm', ['test', '--', ...(name === 'jest' ? ['--json'] : ['--reporter=json'])], project)
}

beforeAll(() => {
  const {packageManager} = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'))
  run('npx', ['--yes', '--prefer-offline', packageManager, 'pack', '--pack-destination', folder], source)
  archive = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '')
}, 240_000)
afterAll(() => rmSync(folder, {recursive: true, force: true}))

test('the Jest example runs on the packed lake', () => {
  expect(tryExample('jest')).toContain('"numPassedTests":1')
}, 240_000)

test('the Playwright example runs on the packed lake', () => {
  const browser = {executablePath: findJourneyBrowser(process.env), args: ['--no-sandbox']}
  const report = tryExample('playwright', (project) => {
    const config = join(project, 'playwright.config.js')
    replace(config, "channel: 'chrome'", `launchOptions: ${JSON.stringify(browser)}`)
  })
  expect(report).toContain('"expected": 1')
}, 240_000)
