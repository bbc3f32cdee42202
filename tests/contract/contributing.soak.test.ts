import {execFile, execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {applyExample, readExample} from '../support/worked-example.ts'

/** Follows the worked examples of CONTRIBUTING in a copy of the workspace. */
const root = join(import.meta.dirname, '../..')
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const example = readExample(contributing, '### Worked example')
const pageType = readExample(contributing, '### Example of a page type')
const staffTool = readExample(contributing, '### Example of a staff tool')
// Milliseconds. Half a minute is enough for all of it on an idle machine; a loaded one may need many times that.
const timeout = 600_000

let copy: string
let placesToChange: string[]

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'upline-example-'))
  copyWorkspace(copy)
  applyExample(example, copy)
  await run('npm', 'run', 'typegen')
  applyExample(pageType.slice(0, 1), copy)
  placesToChange = await typeErrors()
  applyExample([...pageType.slice(1), ...staffTool], copy)
  await run('npm', 'run', 'typegen')
}, timeout)
afterAll(() => rmSync(copy, {recursive: true}))

test('the example is all that a new section takes', () => {
  expect(example.map(({path}) => path)).toEqual([
    'schemas/src/sections/quote-band.ts',
    'schemas/src/sections/sections.ts',
    'web/src/sections/quote-band/quote-band.tsx',
    'web/src/sections/quote-band/quote-band.fixture.ts',
    'web/src/sections/quote-band/quote-band.test.tsx',
    'studio/static/wireframes/quoteBand.svg',
  ])
})

test('a new page type is a type error wherever it is missing', () => {
  expect(placesToChange).toEqual([
    'prerender/src/render/modules.ts',
    'prerender/src/render/structured-data.ts',
    'schemas/src/validation/page-paths.ts',
    'web/src/page/page-types.ts',
  ])
})

test('the examples pass the checks of the workspace', {timeout}, async () => {
  await run('git', 'init', '--quiet')
  const {stdout} = await run('npm', 'run', 'check')
  expect(stdout).toContain('Unit tests')
})

test('they are built', {timeout}, async () => {
  await node('node_modules/vite/bin/vite.js', 'build')
  const manifest: Record<string, {file: string}> = JSON.parse(
    readFileSync(join(copy, 'web/dist/client/manifest.json'), 'utf8'),
  )
  const built = Object.values(manifest).map(({file}) =>
    readFileSync(join(copy, 'web/dist/client', file), 'utf8'),
  )
  expect(built.some((code) => code.includes('quoteBand'))).toBe(true)
  expect(built.some((code) => code.includes('guide'))).toBe(true)
})

/** Returns the files of the examples that do not compile. */
async function typeErrors(): Promise<string[]> {
  const files = [...example, ...pageType, ...staffTool].map(({path}) => path)
  const project = {
    extends: './tests/tsconfig.json',
    compilerOptions: {composite: false},
    include: [...files, 'web/src/**/*.generated.*'],
    exclude: [],
  }
  writeFileSync(join(copy, 'tsconfig.example.json'), JSON.stringify(project))
  const output = await node('node_modules/typescript/bin/tsc', '--project', 'tsconfig.example.json').then(
    () => '',
    ({message}: Error) => message,
  )
  return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}

/** Runs a script in the copy on the project's Node. */
const node = (...args: string[]) => run(process.execPath, ...args)

/** Runs a command in the copy. Rejects with its output if it fails. */
async function run(command: string, ...args: string[]) {
  const {PATH, HOME, NODE_COMPILE_CACHE} = process.env
  const settings = {
    VITE_SITE_URL: 'https://site.example',
    VITE_SANITY_PROJECT_ID: 'example',
    VITE_SANITY_DATASET: 'production',
  }
  const ended = promisify(execFile)(command, args, {
    cwd: copy,
    env: {PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1', ...settings},
    maxBuffer: 2 ** 26,
  })
  return ended.catch(({message, stdout}) => {
    throw new Error(`${message}\n${stdout}`)
  })
}

/** Copies the files that git knows or would add. The first command there installs the packages. */
function copyWorkspace(target: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of list.toString().split('\0')) {
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(target, file))
  }
}
