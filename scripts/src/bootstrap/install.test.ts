import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkFolder, foldersWithDependencies} from './install.mjs'
import {root} from './root.mjs'

test('packages with dependencies have a node_modules folder, so that commands do not install again', () => {
  const folders = foldersWithDependencies()
  expect(folders).toContain('web')
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'node_modules')))).toEqual([])
})

test('a folder in which Vite does not build is refused, with the character to remove', () => {
  for (const [folder, character] of [
    ['/home/ana/C# sites/upline', '#'],
    ['/home/ana/really?', '?'],
  ] as const)
    expect(() => checkFolder(folder)).toThrow(`"${character}"`)
  expect(() => checkFolder("/home/ana/Übung 100% (it's mine)")).not.toThrow()
})
