import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {type StoredDocument, textOf, titleFields, titleOf} from '@upline/schemas/health/stored-document.ts'
import {useClient} from 'sanity'
import {referencedIds} from '../dependents/referenced-ids.ts'
import {useAsync} from '../ui/use-async.ts'
import {changesBetween} from './changes.ts'

/** Returns what a publish of the draft changes, or undefined until the titles of referenced documents are loaded. */
export function useChanges(
  draft: StoredDocument,
  published: StoredDocument | null,
): EffectChange[] | undefined {
  const client = useClient({apiVersion: '2025-02-19'})
  const {data} = useAsync(async () => {
    if (!published) return []
    // Without titles, changes show ids.
    const titles = await fetchTitles(client, referencedIds(published, draft)).catch(() => new Map())
    return changesBetween(published, draft, (id) => titles.get(id))
  }, [client, draft, published])
  return data
}

async function fetchTitles(
  client: ReturnType<typeof useClient>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string | undefined>> {
  if (ids.size === 0) return new Map()
  const found = await client.fetch<StoredDocument[]>(
    `*[_id in $ids]{_id, _type, ${titleFields.join(', ')}, originalFilename}`,
    {ids: [...ids].flatMap((id) => [id, getDraftId(id)])},
    {perspective: 'raw', tag: 'review-titles'},
  )
  return new Map(
    found.map((document) => [
      getPublishedId(document._id),
      titleOf(document) ?? textOf(document.originalFilename),
    ]),
  )
}
