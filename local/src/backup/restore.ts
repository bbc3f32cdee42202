import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {DamageError, lockFolder, openOwnDatabase, Store} from '@upline/lake/embed'
import {verifyChecksums} from './checksums.ts'
import {
  contextOn,
  type DatasetName,
  loadContent,
  readStored,
  replaceStored,
  tryContent,
} from './read-backup.ts'

interface Restore extends DatasetName {
  data: string
  from: string
  /** Asked when the backup is known to be sound. */
  isConfirmed: () => Promise<boolean>
}

/** Puts a backup in the place of what is in a data folder. Gives a sentence about it; throws while the product runs, or for a damaged backup. */
export async function restore({data, from, isConfirmed, ...name}: Restore): Promise<string> {
  if (!from) throw new Error('Name the folder of the backup: npm run restore -- --from <folder>')
  if (!existsSync(join(from, 'production.ndjson'))) {
    throw new Error(`There is no backup in ${from}: it has no production.ndjson.`)
  }
  verifyChecksums(from)
  const unlock = lockFolder(data)
  const database = openAnew(data)
  try {
    // What cannot be loaded must not cost what there is.
    await tryContent(from, name)
    const stored = readStored(from)
    if (!(await isConfirmed())) return 'Nothing was changed.'
    Store.clear(database)
    const count = await loadContent(contextOn(database, data, name), from)
    replaceStored(database, stored)
    return `${count} documents and ${stored.length} inquiries and error logs are restored.`
  } finally {
    database.close()
    unlock()
  }
}

/** A damaged database, which is what a restore may be for, is set aside. */
function openAnew(data: string): DatabaseSync {
  try {
    return openOwnDatabase(data)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    console.log(error.message)
    return openOwnDatabase(data)
  }
}
