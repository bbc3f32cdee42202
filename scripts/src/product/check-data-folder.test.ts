import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {lockFolder} from '@upline/lake/storage/folder-lock.ts'
import {expect, test} from 'vitest'
import {checkDataFolder} from './check-data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'upline-in-use-'))

test('rejects only a folder that a backend uses', () => {
  const unlock = lockFolder(folder)
  expect(() => checkDataFolder(folder)).toThrow('in use by another process')
  unlock()
  expect(() => checkDataFolder(folder)).not.toThrow()
})
