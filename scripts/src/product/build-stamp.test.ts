import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'
import {hashInputs, isBuilt, markBuilt} from './build-stamp.ts'
import {withDependencies} from './workspace.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  write('web/src/a.ts', 'a')
  write('web/src/b.ts', 'b')
  write('lock.yaml', '1')
})

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), {recursive: true})
  writeFileSync(join(root, path), text)
}
const hash = (settings: Record<string, string> = {PORT: '1'}) =>
  hashInputs(root, ['web', 'lock.yaml'], settings)

test('the hash is the same for the same files and settings, in any order', () => {
  expect(hash({A: '1', B: '2'})).toBe(hash({B: '2', A: '1'}))
  const before = hash()
  for (const path of ['web/node_modules/x.js', 'web/dist/x.js', 'web/.sanity/x', 'web/.types/x.d.ts'])
    write(path, 'x')
  expect(hash()).toBe(before)
})

test.each([
  ['changed content', {'web/src/a.ts': 'A'}],
  ['a new file', {'web/src/c.ts': ''}],
  ['content that moved to the next file', {'web/src/a.ts': '', 'web/src/b.ts': 'ab'}],
])('the hash changes with %s', (_, files) => {
  const before = hash()
  for (const [path, text] of Object.entries(files)) write(path, text)
  expect(hash()).not.toBe(before)
})

test('the hash changes with a setting and with a missing file', () => {
  expect(hash({PORT: '2'})).not.toBe(hash())
  const before = hash()
  rmSync(join(root, 'lock.yaml'))
  expect(hash()).not.toBe(before)
})

test('a folder is built only for the inputs that were marked', () => {
  const folder = join(root, 'web')
  expect(isBuilt(folder, 'one')).toBe(false)
  markBuilt(folder, 'one')
  expect(isBuilt(folder, 'one')).toBe(true)
  expect(isBuilt(folder, 'two')).toBe(false)
})

test('a build depends on the packages that its own packages need', () => {
  expect(withDependencies('functions')).toEqual(expect.arrayContaining(['functions', 'domain']))
  expect(withDependencies('web')).not.toContain('studio')
})
