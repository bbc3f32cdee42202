import {keepPreviousData} from '@tanstack/react-query'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {type StoredDocument, textOf, titleOf} from '@upline/domain/content/stored-document.ts'
import {changesBetween} from '@upline/editorial/checks/changes.ts'
import {fetchPairs, latestOf} from '@upline/editorial/documents/pairs.ts'
import {referencedIds} from '@upline/editorial/uses/referenced-ids.ts'
import {useData} from '../../ui/query-client.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

/** Returns what a publish of the draft changes, or undefined until the titles of referenced documents are loaded. */
export function useChanges(
  draft: StoredDocument,
  published: StoredDocument | null,
): EffectChange[] | undefined {
  const client = useStudioClient()
  const {data} = useData({
    queryKey: ['changes', draft._id, draft._rev, published?._rev],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      // Everything is new in a document that is not published.
      const before = published ?? {_id: draft._id, _type: draft._type}
      // Without titles, changes show ids.
      const pairs = await fetchPairs(client, [...referencedIds(before, draft)]).catch(() => undefined)
      return changesBetween(before, draft, (id) => {
        const pair = pairs?.get(id)
        const referenced = pair && latestOf(pair)
        return referenced && (titleOf(referenced) ?? textOf(referenced.originalFilename))
      })
    },
  })
  return data
}
