import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** A data folder that cannot be used; the message is one sentence for the person at the terminal. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/**
 * Opens the one database that all modules share, in `folder` (created when missing). Each module creates its own tables.
 * What is committed survives a kill of the process and of the machine. Throws a StoreError for a damaged file.
 */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, {recursive: true})
  const file = join(folder, 'backend.db')
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    const check = database.prepare('PRAGMA quick_check(1)').get()
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check))
  } catch (error) {
    database.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(
      `The database ${file} is damaged (${reason.split('\n')[0]}); it was left as it is: put a copy back, or move the file away to start from the seed`,
    )
  }
  return database
}

/** Runs `work` in one transaction: all of it is stored, or, when it throws, nothing. Transactions do not nest. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
