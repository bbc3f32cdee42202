import type {SanityClient} from 'sanity'
import {type Replacement, replacements, type UsingDocument} from './uses.ts'

export interface MediaAsset {
  _id: string
  _rev: string
  _createdAt: string
  originalFilename: string | null
  altText: string | null
  title: string | null
  url: string
  extension: string
  /** Bytes. */
  size: number
  width: number | null
  height: number | null
  /** How many documents use it; a document, its draft and its versions are one. */
  users: number
}

export type Show = 'all' | 'unused' | 'without alt'

export interface MediaSearch {
  words: string
  show: Show
  /** How many to read. */
  count: number
}

const tag = 'media'
const raw = {perspective: 'raw', tag} as const
// What comes before the last dot of an id says that it is a draft or a version.
const users = 'count(array::unique(*[references(^._id)]{"id": string::split(_id, ".")[-1]}.id))'
const assetFields = `_id, _rev, _createdAt, originalFilename, altText, title, url, extension, size,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height, "users": ${users}`
const filters: Record<Show, string> = {
  all: '',
  unused: ' && count(*[references(^._id)]) == 0',
  'without alt': ' && !(defined(altText) && altText != "")',
}

/** The pictures that the search finds, the newest first, and how many there are. */
export async function findAssets(
  client: SanityClient,
  {words, show, count}: MediaSearch,
): Promise<{assets: MediaAsset[]; total: number}> {
  const terms = words.split(/\s+/).filter(Boolean)
  const matches = terms.map((_, i) => ` && [originalFilename, altText, title, description] match $term${i}`)
  const filter = `_type == "sanity.imageAsset"${filters[show]}${matches.join('')}`
  const params = Object.fromEntries(terms.map((term, i) => [`term${i}`, `*${term}*`]))
  const query = `{
    "total": count(*[${filter}]),
    "assets": *[${filter}] | order(_createdAt desc, _id) [0...${count}] {${assetFields}}
  }`
  return client.fetch(query, params, raw)
}

export async function fetchAsset(client: SanityClient, id: string): Promise<MediaAsset | null> {
  return client.fetch(`*[_id == $id][0]{${assetFields}}`, {id}, raw)
}

/** All documents that use the asset: published ones, drafts and versions. */
export function fetchUsing(client: SanityClient, id: string): Promise<UsingDocument[]> {
  return client.fetch('*[references($id)]', {id}, raw)
}

export async function upload(client: SanityClient, file: File): Promise<string> {
  const asset = await client.assets.upload('image', file, {filename: file.name, tag})
  return asset._id
}

/** Sets or, where the text is empty, removes the alternative text of the picture. Rejects where it changed since it was read. */
export async function setAlt(
  client: SanityClient,
  {_id, _rev}: Pick<MediaAsset, '_id' | '_rev'>,
  alt: string,
): Promise<void> {
  const text = alt.trim()
  const patch = client.patch(_id).ifRevisionId(_rev)
  await (text ? patch.set({altText: text}) : patch.unset(['altText'])).commit({tag})
}

/**
 * Puts one picture in the place of another everywhere, in one transaction: all documents or none. Rejects where one of them was changed
 * since it was read. Gives the number of documents.
 */
export async function replaceEverywhere(
  client: SanityClient,
  from: string,
  to: string,
  options: {keepAlt: boolean},
): Promise<number> {
  const changes = replacements(await fetchUsing(client, from), from, to, options)
  if (changes.length > 0) await transactionOf(client, changes).commit({tag, visibility: 'sync'})
  return changes.length
}

function transactionOf(client: SanityClient, changes: readonly Replacement[]) {
  const transaction = client.transaction()
  for (const {id, rev, set, unset} of changes) {
    transaction.patch(id, (patch) => {
      const based = rev ? patch.ifRevisionId(rev) : patch
      const changed = based.set(set)
      return unset.length > 0 ? changed.unset(unset) : changed
    })
  }
  return transaction
}

/** Removes a picture that nothing uses; the lake refuses one that is used. */
export async function removeUnused(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction()
  for (const id of ids) transaction.delete(id)
  await transaction.commit({tag})
}
