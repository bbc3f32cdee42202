import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {root} from '../bootstrap/root.mjs'
import {mapStack} from './stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'stack-'))
afterAll(() => rmSync(folder, {recursive: true}))

test('positions in built scripts become positions in sources, others stay', () => {
  mkdirSync(join(folder, 'assets'))
  const source = relative(join(folder, 'assets'), join(root, 'web/src/app.tsx'))
  // `AAAA` maps column 0 to line 1, column 1; `KAEI` maps column 5 to line 3, column 5.
  const map = {version: 3, sources: [source], names: [], mappings: 'AAAA,KAEI'}
  writeFileSync(join(folder, 'assets/app-a1b2c3d4.js.map'), JSON.stringify(map))
  const stack = `TypeError: x is undefined
    at render (https://www.example.com/assets/app-a1b2c3d4.js:1:8)
    at other (https://www.example.com/assets/gone-a1b2c3d4.js:1:8)`
  expect(mapStack(stack, folder)).toBe(`TypeError: x is undefined
    at render (web/src/app.tsx:3:5)
    at other (https://www.example.com/assets/gone-a1b2c3d4.js:1:8)`)
})
