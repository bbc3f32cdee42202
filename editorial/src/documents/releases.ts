import type {SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {lakeErrorKind} from './lake-error.ts'

/** Fetches the documents of a release. */
export function fetchVersions(client: SanityClient, release: string): Promise<StoredDocument[]> {
  const path = `versions.${release}.**`
  const options = {perspective: 'raw', useCdn: false, tag: 'release'} as const
  return client.fetch('*[_id in path($path)]', {path}, options)
}

/** Takes a release off its schedule, unless it ran or changed meanwhile. */
export async function unschedule(client: SanityClient, releaseId: string): Promise<void> {
  await client
    .action({actionType: 'sanity.action.release.unschedule', releaseId}, {tag: 'release'})
    .catch((error: unknown) => {
      if (lakeErrorKind(error) !== 'changed') throw error
    })
}
