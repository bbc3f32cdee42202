import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {expect, test} from 'vitest'
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
