import type {Mutation, SanityClient} from '@sanity/client'
import {type Fields, isObject, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {walk} from '@upline/domain/content/walk.ts'

/** One use of a picture. */
export interface Use {
  /** Path in the document, such as `sections[_key=="a"].picture`. */
  path: string
  /** The text for this use; undefined if it has only the picture's own text. */
  alt: string | undefined
  isDecorative: boolean
}

/** The file of a document for download. */
export interface StoredFile {
  asset?: {_ref?: string}
  /** Ids of earlier files. */
  replaced?: string[]
}

/** Returns every use of the asset in a document. */
export function usesOf(document: StoredDocument, assetId: string): Use[] {
  return holdersOf(document, assetId).map(({path, holder}) => ({
    path,
    alt: typeof holder.alt === 'string' && holder.alt.trim() !== '' ? holder.alt : undefined,
    isDecorative: holder.decorative === true,
  }))
}

/**
 * Replaces an asset in all documents, drafts and versions in one transaction and returns their number. Rejects if one of them changed
 * since it was read.
 */
export async function replaceEverywhere(
  client: SanityClient,
  from: string,
  to: string,
  options: {keepAlt: boolean},
): Promise<number> {
  const using = await client.fetch<StoredDocument[]>('*[references($from)]', {from}, {perspective: 'raw'})
  const mutations = replacements(using, from, to, options)
  if (mutations.length > 0) await client.mutate(mutations, {tag: 'media', visibility: 'sync'})
  return mutations.length
}

/**
 * Returns the patches that replace an asset. Crop and hotspot are removed because they belong to the old picture, and so is the text of
 * each use unless `keepAlt` is set. Captions stay, and a document for download keeps the id of its old file.
 */
export function replacements(
  documents: readonly StoredDocument[],
  from: string,
  to: string,
  {keepAlt}: {keepAlt: boolean},
): Mutation[] {
  const dropped = ['crop', 'hotspot', ...(keepAlt ? [] : ['alt'])]
  return documents.flatMap((document) => {
    const holders = holdersOf(document, from)
    if (holders.length === 0) return []
    const {_id: id, _rev} = document
    const set: Fields = {}
    for (const {path, holder} of holders) {
      set[`${path}.asset._ref`] = to
      if (from.startsWith('file-')) set[`${path}.replaced`] = earlierFiles(holder)
    }
    const unset = holders.flatMap(({path, holder}) =>
      dropped.filter((name) => name in holder).map((name) => `${path}.${name}`),
    )
    return [{patch: {id, ifRevisionID: String(_rev), set, ...(unset.length > 0 && {unset})}}]
  })
}

/** Returns the ids of a stored file and of those before it, whose addresses lead to the next one. */
export function earlierFiles({asset, replaced = []}: StoredFile = {}): string[] {
  return [...new Set([...replaced, ...(asset?._ref ? [asset._ref] : [])])]
}

/** Returns the picture and file values that refer to the asset. */
function holdersOf(document: StoredDocument, assetId: string): {path: string; holder: Fields}[] {
  const holders: {path: string; holder: Fields}[] = []
  walk(document, (value, path) => {
    if (isObject(value) && isObject(value.asset) && value.asset._ref === assetId) {
      holders.push({path, holder: value})
    }
  })
  return holders
}
