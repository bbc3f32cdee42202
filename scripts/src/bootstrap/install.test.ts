import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {foldersWithDependencies} from './install.mjs'
import {root} from './root.mjs'

test('packages with dependencies have a node_modules folder, so that commands do not install again', () => {
  const folders = foldersWithDependencies()
  expect(folders).toContain('web')
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'node_modules')))).toEqual([])
})
