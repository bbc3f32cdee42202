import {execFile} from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, dirname, join, relative} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {applyExample, readExample} from '../support/worked-example.ts'

/** Follows CONTRIBUTING's worked example in a copy of the workspace. */
const root = join(import.meta.dirname, '../..')
const example = readExample(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), '### Worked example')
// Milliseconds. Half a minute is enough for all of it on an idle machine; a loaded one may need many times that.
const timeout = 600_000

let copy: string

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'upline-example-'))
  copyWorkspace(copy)
  applyExample(example, copy)
  await node('scripts/src/main.ts', 'typegen')
}, timeout)
afterAll(() => rmSync(copy, {recursive: true}))

test('the example is all that a new section takes', () => {
  expect(example.map(({path}) => path)).toEqual([
    'schemas/src/sections/quote-band.ts',
    'schemas/src/sections.ts',
    'web/src/sections/quote-band/quote-band.groq.ts',
    'web/src/sections/quote-band/quote-band.tsx',
    'web/src/sections/quote-band/quote-band.fixture.ts',
    'web/src/sections/quote-band/quote-band.test.tsx',
    'studio/static/wireframes/quoteBand.svg',
  ])
})

test.concurrent('it compiles and has nothing to lint', {timeout}, async () => {
  // The files of the example, the generated files, and their imports.
  const project = {
    extends: './tests/tsconfig.json',
    compilerOptions: {composite: false},
    include: [...example.map(({path}) => path), 'schemas/src/schema-types.ts', 'web/src/**/*.generated.*'],
    exclude: [],
  }
  writeFileSync(join(copy, 'tsconfig.example.json'), JSON.stringify(project))
  await node('node_modules/typescript/bin/tsc', '--project', 'tsconfig.example.json')
  const files = example.map(({path}) => path)
  await node(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--vcs-enabled=false',
    '--files-ignore-unknown=true',
    ...files,
  )
})

test.concurrent('it is built and renders, on a server and in a browser', {timeout}, async () => {
  await node('node_modules/vite/bin/vite.js', 'build')
  const manifest: Record<string, {file: string}> = JSON.parse(
    readFileSync(join(copy, 'web/dist/client/manifest.json'), 'utf8'),
  )
  const built = Object.values(manifest).map(({file}) =>
    readFileSync(join(copy, 'web/dist/client', file), 'utf8'),
  )
  expect(built.some((code) => code.includes('quoteBand'))).toBe(true)
  const tests = ['web/src/sections/quote-band', 'every-section.test.tsx', 'section-contract.test.ts']
  const onlyOfIt = ['--reporter=verbose', '--testNamePattern=quoteBand|the quote']
  const {stdout} = await node('node_modules/vitest/vitest.mjs', 'run', ...onlyOfIt, ...tests)
  expect(stdout).toContain('quote-band.test.tsx')
  expect(stdout).toContain('quoteBand > renders on a server and hydrates without a difference')
  expect(stdout).toContain('quoteBand > is queried for exactly the fields that its schema has')
})

/** Runs a script in the copy. Rejects with its output if it fails. */
async function node(script: string, ...args: string[]) {
  const {PATH, HOME, NODE_COMPILE_CACHE} = process.env
  const settings = {
    VITE_SITE_URL: 'https://site.example',
    VITE_SANITY_PROJECT_ID: 'example',
    VITE_SANITY_DATASET: 'production',
  }
  const run = promisify(execFile)(process.execPath, [script, ...args], {
    cwd: copy,
    env: {PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1', ...settings},
    maxBuffer: 2 ** 26,
  })
  return run.catch(({message, stdout}) => {
    throw new Error(`${message}\n${stdout}`)
  })
}

/** Copies sources and links packages. Links of the workspace lead to the copy, because pnpm's links are relative. */
function copyWorkspace(target: string): void {
  const skipped = /^(?:\.git|\.local|\.env.*|\.types|dist|node_modules|\..*cache|.*\.tsbuildinfo)$/
  cpSync(root, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      if (path === root) return true
      const inPackages = dirname(relative(root, path)).includes('node_modules')
      return inPackages
        ? !/^\.(?!bin$)/.test(basename(path))
        : !skipped.test(basename(path)) || isPackageLinks(path)
    },
  })
  mkdirSync(join(target, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.pnpm') {
      symlinkSync(join(root, 'node_modules', name), join(target, 'node_modules', name))
    }
  }
}

/** Returns whether the path is the `node_modules` of a workspace package, which contains only links. */
function isPackageLinks(path: string): boolean {
  return /^[^/\\]+[/\\]node_modules$/.test(relative(root, path))
}
