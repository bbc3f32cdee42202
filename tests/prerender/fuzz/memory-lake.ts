import {DatabaseSync} from 'node:sqlite'
import type {SanityClient} from '@sanity/client'
import {createLakeContext} from '@upline/lake/context.ts'
import {changedTags} from '@upline/lake/query/sync-tags.ts'

export type FuzzDocument = {_id: string; _type: string; [field: string]: unknown}

/** The real lake in memory, without HTTP between it and the prerenderer. */
export class MemoryLake {
  readonly #context = createLakeContext({
    database: new DatabaseSync(':memory:'),
    // No assets are stored.
    folder: '/nonexistent',
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: 'http://localhost:3900',
  })

  /** What the prerenderer uses of a client. */
  get client(): SanityClient {
    const {engine} = this.#context
    const fetch = async (query: string, params: Record<string, unknown>) => {
      const {json, syncTags} = engine.answer(query, params, 'published')
      return {result: JSON.parse(json), syncTags}
    }
    const config = () => ({
      projectId: 'local',
      dataset: 'production',
      apiHost: 'http://localhost:3900',
      useProjectHostname: false,
    })
    return {fetch, config} as unknown as SanityClient
  }

  /** Publishes documents, and resolves with the sync tags of what that changed. */
  publish(documents: readonly FuzzDocument[]): Set<string> {
    const {lake} = this.#context
    const changes = documents.map((after) => ({documentId: after._id, before: lake.get(after._id), after}))
    lake.commit(
      documents.map((document) => ({createOrReplace: structuredClone(document)})),
      () => [],
    )
    return new Set(changedTags(changes as Parameters<typeof changedTags>[0], {layersOf: () => []}))
  }

  remove(id: string): Set<string> {
    const {lake} = this.#context
    const before = lake.get(id)
    lake.commit([{delete: {id}}], () => [])
    return new Set(changedTags([{documentId: id, before, after: null}], {layersOf: () => []}))
  }
}
