import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {StoreError} from './database.ts'

/**
 * Makes this process the only one that works on a data folder. The lock is one of SQLite's on a file of its own: the
 * operating system lets go of it when the process dies, however it dies, so there are no stale locks. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, {recursive: true})
  const lock = new DatabaseSync(join(folder, 'lock.db'), {timeout: 0})
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) {
      throw new StoreError(`The data folder ${folder} is in use by another process; stop that one first`)
    }
    throw error
  }
  return () => lock.close()
}
