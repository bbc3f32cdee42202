import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {hashInputs, isBuilt, markBuilt} from './build-stamp.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  write('web/src/a.ts', 'a')
  write('web/src/b.ts', 'b')
  write('lock.yaml', '1')
})
afterEach(() => rmSync(root, {recursive: true}))

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), {recursive: true})
  writeFileSync(join(root, path), text)
}
function moveContent() {
  write('web/src/a.ts', '')
  write('web/src/b.ts', 'ab')
}
const hash = (settings: Record<string, string> = {PORT: '1'}) =>
  hashInputs(root, ['web', 'lock.yaml'], settings)

describe('hashInputs', () => {
  test('is the same for the same files and settings, in whatever order these are given', () => {
    expect(hash({A: '1', B: '2'})).toBe(hash({B: '2', A: '1'}))
  })

  test.each([
    ['another content', () => write('web/src/a.ts', 'A')],
    ['a new file', () => write('web/src/c.ts', '')],
    ['a file that is gone', () => rmSync(join(root, 'web/src/b.ts'))],
    ['content that moved to the next file', () => moveContent()],
    ['a listed file that is gone', () => rmSync(join(root, 'lock.yaml'))],
  ])('changes with %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  test('changes with a setting', () => {
    expect(hash({PORT: '2'})).not.toBe(hash({PORT: '1'}))
  })

  test('does not see what installs and builds leave behind', () => {
    const before = hash()
    for (const path of ['web/node_modules/x.js', 'web/dist/x.js', 'web/.sanity/x', 'web/.types/x.d.ts'])
      write(path, 'x')
    expect(hash()).toBe(before)
  })
})

test('a folder is built only for the inputs that were marked', () => {
  const folder = join(root, 'out')
  expect(isBuilt(folder, 'one')).toBe(false)
  mkdirSync(folder)
  expect(isBuilt(folder, 'one')).toBe(false)
  markBuilt(folder, 'one')
  expect(isBuilt(folder, 'one')).toBe(true)
  expect(isBuilt(folder, 'two')).toBe(false)
})
