import {watchFile} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {makeFolder, StoreError} from './database.ts'

/** Makes this process the only one on a data folder, and returns the release. The operating system releases SQLite's lock when the process ends, so it is never stale. */
export function lockFolder(folder: string): () => void {
  makeFolder(folder)
  const file = join(folder, 'lock.db')
  const lock = openLock(file)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && /locked/.test(error.message)) {
      throw new StoreError(`The data folder ${folder} is in use by another process; stop that one first`)
    }
    const reason = error instanceof Error ? error.message : error
    throw new StoreError(`The file ${file} cannot be locked (${reason}): delete it, it contains nothing`)
  }
  return () => lock.close()
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, {timeout: 0})
  } catch {
    throw new StoreError(
      `The file ${file} cannot be written: let this user write to the data folder, or name another`,
    )
  }
}

/** Calls `onDeleted` once the database of `folder` is deleted, because later changes would be lost. Checks once a second. */
export function watchDatabase(folder: string, onDeleted: (error: StoreError) => void): void {
  watchFile(join(folder, 'backend.db'), {interval: 1000, persistent: false}, ({nlink}) => {
    if (nlink > 0) return
    onDeleted(
      new StoreError(`The data folder ${folder} was deleted while it was in use; nothing more is stored`),
    )
  })
}
