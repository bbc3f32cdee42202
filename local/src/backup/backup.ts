import {existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {exportFolder, makeFolder, openDatabase} from '@upline/lake/embed'
import {openContent} from '../local-dataset.ts'
import {writeChecksums} from './checksums.ts'
import {contentFolder, tryContent} from './content.ts'
import {readStored, writeStored} from './stored.ts'

/**
 * Copies the data of a folder into a new one, also while the product runs: `content` as `npm run content:export` writes it, and
 * `firestore.ndjson` with inquiries and error logs, and the archive of the site. Returns a sentence about it; throws without data.
 */
export async function backup({data, out}: {data: string; out: string}): Promise<string> {
  if (!out) throw new Error('Name a folder for the backup: npm run backup -- --out <folder>')
  if (existsSync(out))
    throw new Error(`${out} is there already: name a new folder, so that no backup is lost.`)
  if (!existsSync(join(data, 'backend.db')))
    throw new Error(`There is no data in ${data} yet: nothing to back up.`)
  makeFolder(out)
  const database = openDatabase(data)
  try {
    const documents = await exportFolder(openContent(database, data), join(out, contentFolder))
    writeStored(database, out)
    copyArchive(data, out)
    // Tests that the backup can be restored.
    await tryContent(out)
    const inquiries = readStored(out).reduce((sum, {path}) => sum + Number(path.startsWith('inquiries/')), 0)
    writeChecksums(out)
    return `${documents} documents and ${inquiries} inquiries are in ${out}. Inquiries are personal data: keep it where only the office can read it.`
  } catch (error) {
    rmSync(out, {recursive: true})
    throw error
  } finally {
    database.close()
  }
}

/** The file in a data folder and in a backup that contains all versions of the site. */
export const archiveFile = 'archive.db'

/** Copies the state of the site's archive at one moment. The site may write to it meanwhile. */
function copyArchive(data: string, out: string): void {
  if (!existsSync(join(data, archiveFile))) return
  const archive = new DatabaseSync(join(data, archiveFile), {readOnly: true})
  try {
    archive.prepare('VACUUM INTO ?').run(join(out, archiveFile))
  } finally {
    archive.close()
  }
}
