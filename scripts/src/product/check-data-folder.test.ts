import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {afterAll, expect, test} from 'vitest'
import {checkDataFolder} from './check-data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'upline-in-use-'))
afterAll(() => rmSync(folder, {recursive: true}))

test('rejects only a folder that a backend uses', () => {
  expect(() => checkDataFolder(folder)).not.toThrow()
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  lock.exec('BEGIN EXCLUSIVE')
  expect(() => checkDataFolder(folder)).toThrow('in use by another process')
  lock.close()
  expect(() => checkDataFolder(folder)).not.toThrow()
})
