import type {SanityClient} from 'sanity'
import {replacements, type UsingDocument} from './uses.ts'

/**
 * Replaces a picture in all documents in one transaction and returns the number of documents. Rejects if one of them changed since it
 * was read.
 */
export async function replaceEverywhere(
  client: SanityClient,
  from: string,
  to: string,
  options: {keepAlt: boolean},
): Promise<number> {
  const using = await client.fetch<UsingDocument[]>('*[references($from)]', {from}, {perspective: 'raw'})
  const changes = replacements(using, from, to, options)
  const transaction = client.transaction()
  for (const {id, rev, set, unset} of changes) {
    transaction.patch(id, (patch) => {
      const based = rev ? patch.ifRevisionId(rev) : patch
      const changed = based.set(set)
      return unset.length > 0 ? changed.unset(unset) : changed
    })
  }
  if (changes.length > 0) await transaction.commit({tag: 'media', visibility: 'sync'})
  return changes.length
}
