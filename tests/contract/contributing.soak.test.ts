import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {applyExample, readExample} from '../support/worked-example.ts'
import {copyWorkspace} from '../support/workspace-copy.ts'

/** Follows the worked examples of CONTRIBUTING in a copy of the workspace. */
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const example = readExample(contributing, '### Worked example')
const pageType = readExample(contributing, '### Example of a page type')
const staffTool = readExample(contributing, '### Example of a staff tool')
// Milliseconds. Half a minute is enough for all of it on an idle machine; a loaded one may need many times that.
const timeout = 600_000

const {folder: copy, run, remove} = copyWorkspace()
afterAll(remove)
let placesToChange: string[]

beforeAll(async () => {
  applyExample(example, copy)
  await run('npm', ['run', 'typegen'])
  applyExample(pageType.slice(0, 1), copy)
  placesToChange = await typeErrors()
  applyExample([...pageType.slice(1), ...staffTool], copy)
  await run('npm', ['run', 'typegen'])
}, timeout)

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
    'prerender/src/render/structured-data.ts',
    'schemas/src/validation/page-paths.ts',
    'web/src/page/more-code.ts',
  ])
})

test('the examples pass the checks of the workspace', {timeout}, async () => {
  expect(await run('npm', ['run', 'check'])).toContain('Unit tests')
})

test('types of a broken query are not generated, and the earlier ones stay', {timeout}, async () => {
  const [query, types] = [
    'web/src/sections/hero/hero.groq.ts',
    'web/src/content/sanity.types.generated.ts',
  ].map((file) => join(copy, file)) as [string, string]
  const [sound, before] = [readFileSync(query, 'utf8'), readFileSync(types, 'utf8')]
  writeFileSync(query, sound.replace('{', '{{'))
  const failure = await run('npm', ['run', 'typegen']).catch(({message}: Error) => message)
  writeFileSync(query, sound)
  expect(failure).toContain('The types could not be generated')
  expect(readFileSync(types, 'utf8')).toBe(before)
})

test('they are built', {timeout}, async () => {
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    VITE_SITE_URL: 'https://site.example',
    VITE_SANITY_PROJECT_ID: 'example',
    VITE_SANITY_DATASET: 'production',
  })
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
    include: [...files, 'web/src/**/*.generated.*', 'web/src/**/*.d.ts'],
    exclude: [],
  }
  writeFileSync(join(copy, 'tsconfig.example.json'), JSON.stringify(project))
  const compiler = ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.example.json']
  const output = await run(process.execPath, compiler).catch(({message}: Error) => message)
  rmSync(join(copy, 'tsconfig.example.json'))
  return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}
