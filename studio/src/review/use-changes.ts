import {
  draftId,
  publishedId,
  type StoredDocument,
  titleFields,
  titleOf,
} from '@upline/schemas/health/stored-document.ts'
import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {type Change, changesBetween, referredIds} from './changes.ts'

/** What a publish of the draft would change; undefined while the names of what it refers to load. */
export function useChanges(draft: StoredDocument, published: StoredDocument | null): Change[] | undefined {
  const client = useClient({apiVersion: '2025-02-19'})
  const [changes, setChanges] = useState<Change[]>()
  useEffect(() => {
    let isCurrent = true
    const compare = (names: ReadonlyMap<string, string | undefined>) =>
      isCurrent && setChanges(published ? changesBetween(published, draft, (id) => names.get(id)) : [])
    fetchNames(client, referredIds(published, draft)).then(compare, () => compare(new Map()))
    return () => {
      isCurrent = false
    }
  }, [client, draft, published])
  return changes
}

async function fetchNames(
  client: ReturnType<typeof useClient>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  if (ids.length === 0) return new Map()
  const found = await client.fetch<StoredDocument[]>(
    `*[_id in $ids]{_id, _type, ${titleFields.join(', ')}, originalFilename}`,
    {ids: ids.flatMap((id) => [id, draftId(id)])},
    {perspective: 'raw', tag: 'review-names'},
  )
  return new Map(
    found.map((document) => [
      publishedId(document._id),
      titleOf(document) ?? (document.originalFilename as string | undefined),
    ]),
  )
}
