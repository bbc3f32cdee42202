import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {expect, test, vi} from 'vitest'
import {root} from '../bootstrap/root.mjs'
import stack, {mapStack} from './stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'stack-'))

const source = relative(join(folder, 'two/assets'), join(root, 'web/src/app.tsx'))
// `AAAA` maps column 0 to line 1, column 1; `KAEI` maps column 5 to line 3, column 5.
const map = JSON.stringify({version: 3, sources: [source], names: [], mappings: 'AAAA,KAEI'})
const folders = [join(folder, 'one'), join(folder, 'two')]
mkdirSync(join(folder, 'one'))
mkdirSync(join(folder, 'two/assets'), {recursive: true})
mkdirSync(join(folder, 'two/static'))
writeFileSync(join(folder, 'two/assets/app-a1b2c3d4.js.map'), map)
writeFileSync(join(folder, 'two/static/sanity-a1b2c3d4.js.map'), map)

test('positions in built scripts become positions in sources, from the first folder that has the map', () => {
  const stack = `TypeError: x is undefined
    at render (https://www.example.com/assets/app-a1b2c3d4.js:1:8)
    at tool (https://studio.example.com/static/sanity-a1b2c3d4.js:1:8)`
  expect(mapStack(stack, folders)).toEqual({
    text: `TypeError: x is undefined
    at render (web/src/app.tsx:3:5)
    at tool (web/src/app.tsx:3:5)`,
    isMapped: true,
    unmapped: [],
  })
})

test('a script without a map stays and is named', () => {
  const stack = 'at other (https://www.example.com/assets/gone-a1b2c3d4.js:1:8)'
  expect(mapStack(stack, folders)).toEqual({
    text: stack,
    isMapped: false,
    unmapped: ['assets/gone-a1b2c3d4.js'],
  })
})

test('a file that cannot be read is named, with how to pass one', () => {
  expect(() => stack([join(folder, 'none')])).toThrow(/ENOENT.*none'\. Use npm run stack -- <file>/)
})

test.each([
  ['app-a1b2c3d4', 0, 'app.tsx:3:5)', []],
  ['gone-a1b2c3d4', 1, 'assets/gone-a1b2c3d4.js:1:8', ['There is no map for assets/gone-a1b2c3d4.js']],
  [undefined, 1, 'at x (node:fs)', ['The text has no position in a built script']],
])('a stack of %s from a file ends with %i', (script, code, output, problems) => {
  const data = join(folder, 'data')
  const build = join(data, 'build/site')
  mkdirSync(build, {recursive: true})
  cpSync(join(folder, 'two'), join(build, 'client'), {recursive: true})
  vi.stubEnv('LOCAL_DATA', data)
  const file = join(folder, 'stack.txt')
  writeFileSync(file, script ? `at x (https://a.example/assets/${script}.js:1:8)` : output)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(stack([file])).toBe(code)
  expect(log.mock.lastCall?.[0]).toContain(output)
  expect(error.mock.calls.flat()).toEqual(problems.map((text) => expect.stringContaining(text)))
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
