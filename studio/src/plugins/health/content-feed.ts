import {isDraftId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {readAhead} from '@upline/schemas/health/check-content.ts'
import type {Asset} from '@upline/schemas/health/content.ts'
import {model} from '@upline/schemas/health/model.ts'
import {
  assetQuery,
  checkedTypes,
  documentsQuery,
  fetchDocuments,
  idsQuery,
} from '@upline/schemas/health/queries.ts'
import {concatMap, defer, filter, type Observable, retry} from 'rxjs'
import type {SanityClient} from 'sanity'

export interface ContentSnapshot {
  documents: readonly StoredDocument[]
  assets: readonly Asset[]
  /** Whether only drafts changed since the previous snapshot. */
  onlyDrafts: boolean
}

const retryMs = 5000
const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset']
const listened = '*[_type in $types]'

/**
 * Emits all content, then each change. After a lost connection it fetches everything again. Fails if the content can't be fetched.
 */
export function contentFeed(client: SanityClient): Observable<ContentSnapshot> {
  return defer(() => {
    const documents = new Map<string, StoredDocument>()
    let assets: Asset[] = []
    const fetchAssets = async () => {
      assets = await client.fetch<Asset[]>(assetQuery, {}, {tag: 'health'})
    }
    const fetchAll = async () => {
      const options = {perspective: 'raw', tag: 'health'} as const
      const fetchAllDocuments = async () => {
        const ids = await client.fetch<string[]>(idsQuery, {types: checkedTypes}, options)
        return fetchDocuments(ids, async (some) => {
          const batch = await client.fetch<StoredDocument[]>(documentsQuery, {ids: some}, options)
          for (const document of batch) readAhead(document, model)
          return batch
        })
      }
      const [found] = await Promise.all([fetchAllDocuments(), fetchAssets()])
      documents.clear()
      for (const document of found) documents.set(document._id, document)
    }
    const snapshot = (onlyDrafts: boolean): ContentSnapshot => ({
      documents: [...documents.values()],
      assets,
      onlyDrafts,
    })
    return client.observable
      .listen<StoredDocument>(
        listened,
        {types: [...checkedTypes, ...assetTypes]},
        {includeResult: true, visibility: 'query', events: ['welcome', 'mutation'], tag: 'health'},
      )
      .pipe(
        concatMap(async (event) => {
          if (event.type === 'welcome') {
            await fetchAll()
            return snapshot(false)
          }
          if (event.type !== 'mutation') return undefined
          const {documentId, result} = event
          if (result && assetTypes.includes(result._type)) await fetchAssets()
          else if (result && event.transition !== 'disappear') documents.set(documentId, result)
          else documents.delete(documentId)
          return snapshot(isDraftId(documentId))
        }),
        filter((found) => found !== undefined),
        retry({delay: retryMs, resetOnSuccess: true, count: 3}),
      )
  })
}
