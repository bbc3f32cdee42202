import {join} from 'node:path'
import {UserError} from '../bootstrap/user-error.mjs'
import {ArchiveBucket, archiveBucketName} from '../deploy/archive-bucket.ts'
import {readHostedSettings} from '../deploy/hosted-settings.ts'

/** `npm run archive -- --hosted`: brings the copy of the hosted site's archive up to date, which the other options then read. */
export async function copyArchive(folder: string, options: readonly string[]): Promise<void> {
  const name = archiveBucketName()
  if (options.includes('--expire'))
    throw new UserError('--expire deletes from the archive of one machine: nothing is deleted from a bucket.')
  if (!name) throw new UserError('ARCHIVE_BUCKET is missing: set it in .env or in the environment.')
  const count = await new ArchiveBucket(name, readHostedSettings()).copyTo(join(folder, 'archive.db'))
  console.log(`${count} new releases of ${name} were copied to ${folder}`)
}
