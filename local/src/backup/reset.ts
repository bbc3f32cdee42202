import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {contentOf, layerOf, loadSeed, lockFolder, openDatabase, Store} from '@upline/lake/embed'
import {openContent} from '../local-dataset.ts'

interface Reset {
  data: string
  /** NDJSON file. With an empty text the lake has no content afterwards. */
  seed: string
  isConfirmed: (loss: string) => Promise<boolean>
}

/**
 * Replaces the content by the seed. Returns a sentence about it; throws while the product runs. It is a command and not an endpoint of the
 * backend, so that no web page can request it.
 */
export async function reset({data, seed, isConfirmed}: Reset): Promise<string> {
  const unlock = lockFolder(data)
  const database = openDatabase(data)
  try {
    if (!(await isConfirmed(describeLoss(new Store(database))))) return 'Nothing was changed.'
    // Loaded into memory first: a seed that cannot be loaded must not cost the stored content.
    if (seed) await loadSeed(openContent(new DatabaseSync(':memory:'), data), seed)
    Store.clear(database)
    rmSync(join(data, 'assets'), {recursive: true, force: true})
    if (!seed) return 'All content is gone.'
    return `The content is back to the seed: ${await loadSeed(openContent(database, data), seed)} documents.`
  } finally {
    database.close()
    unlock()
  }
}

function describeLoss(store: Store): string {
  const ids = contentOf(store).map(({_id}) => _id)
  const drafts = ids.filter((id) => layerOf(id) === 'drafts').length
  return `This deletes ${ids.length - drafts} documents and ${drafts} drafts with their history and images. Inquiries, error logs and mails are kept.`
}
