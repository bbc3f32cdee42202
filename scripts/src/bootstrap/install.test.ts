import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {foldersWithDependencies} from './install.mjs'
import {root} from './root.mjs'

test('only packages that an install fills are looked at, or every command would install again', () => {
  const folders = foldersWithDependencies()
  expect(folders).toContain('web')
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'node_modules')))).toEqual([])
})
