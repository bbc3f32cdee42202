import {copyFileSync, existsSync, mkdirSync, renameSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {DamageError, isDiskFull, lockFolder, openOwnDatabase, Store} from '@upline/lake/embed'
import {openContent} from '../local-dataset.ts'
import {archiveFile} from './backup.ts'
import {verifyChecksums} from './checksums.ts'
import {contentFolder, loadContent, tryContent} from './content.ts'
import {readStored, replaceStored} from './stored.ts'

interface Restore {
  data: string
  from: string
  /** Called after the backup was validated. */
  isConfirmed: (loss: string) => Promise<boolean>
}

const loss = 'This replaces all content, inquiries and error logs, and ends the history of documents.'

/** Replaces the data in a folder by a backup, all of it or nothing. Returns a sentence about it; throws while the product runs, or for a damaged backup. */
export async function restore({data, from, isConfirmed}: Restore): Promise<string> {
  if (!from) throw new Error('Name the folder of the backup: npm run restore -- --from <folder>')
  if (!existsSync(join(from, contentFolder))) {
    throw new Error(`There is no backup in ${from}: it has no folder “${contentFolder}”.`)
  }
  verifyChecksums(from)
  const unlock = lockFolder(data)
  const database = openAnew(data)
  try {
    // Before the question, so that the user never confirms a backup that cannot be loaded.
    await tryContent(from)
    readStored(from).forEach(() => {})
    if (!(await isConfirmed(loss))) return 'Nothing was changed.'
    const {stored, count} = await replaceDatabase(database, data, async (copy) => {
      Store.clear(copy)
      return {stored: replaceStored(copy, from), count: await loadContent(openContent(copy, data), from)}
    })
    // The archive of this machine continues, because nothing may be removed from it.
    const isArchiveMissing = existsSync(join(from, archiveFile)) && !existsSync(join(data, archiveFile))
    if (isArchiveMissing) copyFileSync(join(from, archiveFile), join(data, archiveFile))
    return `${count} documents and ${stored} inquiries and error logs${isArchiveMissing ? ', and the archive of the site,' : ''} are restored.`
  } finally {
    if (database.isOpen) database.close()
    unlock()
  }
}

/**
 * Changes a copy of the database and then renames it, so that a full disk or a crash leaves the data unchanged. Closes `database`.
 */
async function replaceDatabase<Result>(
  database: DatabaseSync,
  data: string,
  change: (copy: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const folder = join(data, 'restoring')
  rmSync(folder, {recursive: true, force: true})
  try {
    mkdirSync(folder, {mode: 0o700})
    database.prepare('VACUUM INTO ?').run(join(folder, 'backend.db'))
    const copy = openOwnDatabase(folder)
    let result: Result
    try {
      result = await change(copy)
    } finally {
      // The last connection to close moves the journal into the file.
      copy.close()
    }
    // Fails while another process has the database open, such as a backup: its journal would be taken for the new one's.
    database.exec('PRAGMA journal_mode = DELETE')
    database.close()
    renameSync(join(folder, 'backend.db'), join(data, 'backend.db'))
    return result
  } catch (error) {
    const isLocked = error instanceof Error && error.message === 'database is locked'
    if (!isLocked && !isDiskFull(error)) throw error
    const reason = isLocked
      ? 'another process, such as a backup, reads the data. Wait for its end'
      : 'the disk of this machine is full. Free some space'
    throw new Error(`Nothing was changed: ${reason}, then try again.`)
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** Opens the database. A damaged one, which may be why somebody restores, is set aside. */
function openAnew(data: string): DatabaseSync {
  try {
    return openOwnDatabase(data)
  } catch (error) {
    if (!(error instanceof DamageError)) throw error
    console.log(error.message)
    return openOwnDatabase(data)
  }
}
