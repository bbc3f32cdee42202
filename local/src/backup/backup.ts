import {existsSync, mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {openDatabase} from '@upline/lake/embed'
import {writeChecksums} from './checksums.ts'
import {type DatasetName, readStored, tryContent} from './read-backup.ts'
import {writeBackup} from './write-backup.ts'

/** Copies the data of a folder into a new one, also while the product runs. Returns a sentence about it; throws without data. */
export async function backup({
  data,
  out,
  ...name
}: DatasetName & {data: string; out: string}): Promise<string> {
  if (!out) throw new Error('Name a folder for the backup: npm run backup -- --out <folder>')
  if (existsSync(out))
    throw new Error(`${out} is there already: name a new folder, so that no backup is lost.`)
  if (!existsSync(join(data, 'backend.db')))
    throw new Error(`There is no data in ${data} yet: nothing to back up.`)
  mkdirSync(out, {recursive: true, mode: 0o700})
  const database = openDatabase(data)
  try {
    const {documents, assets, inquiries} = writeBackup(database, data, out)
    // Tests that the backup can be restored.
    await tryContent(out, name)
    readStored(out)
    writeChecksums(out)
    return `${documents} documents, ${assets} assets and ${inquiries} inquiries are in ${out}. Inquiries are personal data: keep it where only the office can read it.`
  } catch (error) {
    rmSync(out, {recursive: true})
    throw error
  } finally {
    database.close()
  }
}
