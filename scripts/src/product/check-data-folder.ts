import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {UserError} from '../bootstrap/user-error.mjs'

/** Throws a UserError if a backend has locked the folder, before this start touches the logs of the running product. */
export function checkDataFolder(folder: string): void {
  const file = join(folder, 'lock.db')
  if (!existsSync(file)) return
  const lock = new DatabaseSync(file, {timeout: 0})
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    throw new UserError(`The data folder ${folder} is in use by another process; stop that one first.`)
  } finally {
    lock.close()
  }
}
