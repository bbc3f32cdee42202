import {isDraftId, isVersionId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import type {ReadContent} from '@upline/editorial/documents/content.ts'
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
import {useCallback, useEffect, useState} from 'react'
import {concatMap, defer, filter, firstValueFrom, type Observable, retry, shareReplay} from 'rxjs'
import {type SanityClient, useDocumentStore} from 'sanity'
import {useStudioClient} from './use-studio-client.ts'

export interface ContentSnapshot {
  documents: readonly StoredDocument[]
  assets: readonly Asset[]
  /** Grows with each change of published content, and when everything is fetched again. */
  publishedChanges: number
}

const retryMs = 5000
const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset']
const listened = '*[_type in $types]'

/** One feed for all parts of the Studio. */
const feeds = new WeakMap<object, Observable<ContentSnapshot>>()

/** Returns the live content of the whole dataset. It is fetched for the first subscriber and followed as long as there is one. */
function useContentFeed(): Observable<ContentSnapshot> {
  const client = useStudioClient()
  const documentStore = useDocumentStore()
  const feed =
    feeds.get(documentStore) ?? contentFeed(client).pipe(shareReplay({bufferSize: 1, refCount: true}))
  feeds.set(documentStore, feed)
  return feed
}

interface Content {
  /** Undefined until the first snapshot; the last one stays after a failure. */
  content: ContentSnapshot | undefined
  hasFailed: boolean
  retry: () => void
}

/** Follows the live content while `isWanted` is true. */
export function useContent(isWanted = true): Content {
  const feed = useContentFeed()
  const [attempt, setAttempt] = useState(0)
  const [content, setContent] = useState<ContentSnapshot>()
  const [failedAttempt, setFailedAttempt] = useState<number>()
  useEffect(() => {
    if (!isWanted) return
    const subscription = feed.subscribe({
      next: setContent,
      error: () => setFailedAttempt(attempt),
    })
    return () => subscription.unsubscribe()
  }, [feed, isWanted, attempt])
  const retry = useCallback(() => setAttempt((last) => last + 1), [])
  return {content, hasFailed: failedAttempt === attempt, retry}
}

/** Returns a reader of the live content, drafts included, without the versions of releases. */
export function useReadContent(): ReadContent {
  const feed = useContentFeed()
  return useCallback(async () => {
    const {documents} = await firstValueFrom(feed)
    return withoutVersions(documents)
  }, [feed])
}

export const withoutVersions = (documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.filter(({_id}) => !isVersionId(_id))

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
    let publishedChanges = 0
    const snapshot = (isDraft: boolean): ContentSnapshot => {
      if (!isDraft) publishedChanges += 1
      return {documents: [...documents.values()], assets, publishedChanges}
    }
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
          if (result && event.transition !== 'disappear' && !assetTypes.includes(result._type))
            documents.set(documentId, result)
          // The event of a deletion has no type.
          else if (!documents.delete(documentId)) await fetchAssets()
          return snapshot(isDraftId(documentId))
        }),
        filter((found) => found !== undefined),
        retry({delay: retryMs, resetOnSuccess: true, count: 3}),
      )
  })
}
