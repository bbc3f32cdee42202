import {existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/** A data folder that cannot be used; the message is one sentence for the person at the terminal. */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** A database with a damaged file. */
export class DamageError extends StoreError {
  override name = 'DamageError'
}

// SQLITE_CORRUPT and SQLITE_NOTADB.
const damageCodes = new Set([11, 26])

/** Opens the database for the owner of the folder's lock. Renames a damaged file and its journal, so that the next start begins with a new one, and throws a StoreError. */
export function openOwnDatabase(folder: string, options?: DatabaseOptions): DatabaseSync {
  // Uploads that a killed process left incomplete.
  for (const name of globSync('assets/*.part', {cwd: folder})) rmSync(join(folder, name))
  try {
    return openDatabase(folder, options)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    const aside = setAside(folder)
    throw new DamageError(
      `${error.message}. It was set aside as ${aside}, nothing of it is lost: restore a backup, or begin with the seed`,
    )
  }
}

function setAside(folder: string): string {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  for (const end of ['', '-wal', '-shm']) {
    const file = join(folder, `backend.db${end}`)
    if (existsSync(file)) renameSync(file, join(folder, `damaged-${moment}.db${end}`))
  }
  return join(folder, `damaged-${moment}.db`)
}

export interface DatabaseOptions {
  /** Whether commits survive a power cut, for which each waits for the disk. A kill of the process never loses them. */
  waitForDisk?: boolean | undefined
}

/** The version of the tables. A release that raises it migrates databases of lower versions; 0 is that of the first releases. */
const formatVersion = 1

/** Opens the database that all modules share, each with its own tables. Throws a DamageError for a damaged file, and a StoreError for one that cannot be opened. */
export function openDatabase(folder: string, {waitForDisk = true}: DatabaseOptions = {}): DatabaseSync {
  makeFolder(folder)
  const file = join(folder, 'backend.db')
  const database = openFile(file)
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON')
    database.exec(`PRAGMA synchronous = ${waitForDisk ? 'FULL' : 'NORMAL'}`)
    const check = database.prepare('PRAGMA quick_check(1)').get()
    if (check?.quick_check !== 'ok') throw new DamageError(String(check?.quick_check))
    const format = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    if (format > formatVersion)
      throw new StoreError(
        `The database ${file} was written by a newer version (format ${format}, this one knows ${formatVersion}): install that version`,
      )
    if (format < formatVersion) database.exec(`PRAGMA user_version = ${formatVersion}`)
  } catch (error) {
    database.close()
    if (error instanceof StoreError && !(error instanceof DamageError)) throw error
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    if (!isDamage(error))
      throw new StoreError(`The database ${file} cannot be opened (${reason})`, {cause: error})
    throw new DamageError(`The database ${file} is damaged (${reason})`)
  }
  return database
}

function openFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file)
  } catch (error) {
    // The path is a folder, or a file of another user.
    const reason = error instanceof Error ? error.message : error
    throw new StoreError(`The database ${file} cannot be opened (${reason})`, {cause: error})
  }
}

/** Throws a StoreError for a folder that cannot be made. */
export function makeFolder(folder: string): void {
  try {
    // One by one: with `recursive` Node never returns for a folder in /proc.
    const missing = [resolve(folder)]
    while (missing[0] && !existsSync(missing[0])) missing.unshift(dirname(missing[0]))
    for (const each of missing.slice(1)) mkdirSync(each, {mode: 0o700})
    readdirSync(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new StoreError(`The folder ${folder} cannot be used (${reason}): name another folder`)
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof DamageError) return true
  return error instanceof Error && 'errcode' in error && damageCodes.has(Number(error.errcode) & 0xff)
}

/** Runs `work` in one transaction, and stores nothing if it throws. Transactions do not nest. */
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
