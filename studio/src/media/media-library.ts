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
  /** Number of documents that use it; drafts and versions are not counted separately. */
  users: number
}

export type Show = 'all' | 'unused' | 'without alt'

export interface MediaSearch {
  search: string
  show: Show
  /** Maximum number of pictures to return. */
  count: number
}

const tag = 'media'
const raw = {perspective: 'raw', tag} as const
// The part before the last dot of an id marks drafts and versions.
const users = 'count(array::unique(*[references(^._id)]{"id": string::split(_id, ".")[-1]}.id))'
const assetFields = `_id, _rev, _createdAt, originalFilename, altText, title, url, extension, size,
  "width": metadata.dimensions.width, "height": metadata.dimensions.height, "users": ${users}`
const filters: Record<Show, string> = {
  all: '',
  unused: ' && count(*[references(^._id)]) == 0',
  'without alt': ' && !(defined(altText) && altText != "")',
}

/** Fetches the pictures that a search finds, newest first, and their total number. */
export async function findAssets(
  client: SanityClient,
  {search, show, count}: MediaSearch,
): Promise<{assets: MediaAsset[]; total: number}> {
  const terms = search.split(/\s+/).filter(Boolean)
  const matches = terms.map((_, i) => ` && [originalFilename, altText, title, description] match $term${i}`)
  const filter = `_type == "sanity.imageAsset"${filters[show]}${matches.join('')}`
  const params = Object.fromEntries(terms.map((term, i) => [`term${i}`, `*${term}*`]))
  const query = `{
    "total": count(*[${filter}]),
    "assets": *[${filter}] | order(_createdAt desc, _id) [0...${count}] {${assetFields}}
  }`
  return client.fetch(query, params, raw)
}

/** Fetches a picture, or null if it does not exist. */
export async function fetchAsset(client: SanityClient, id: string): Promise<MediaAsset | null> {
  return client.fetch(`*[_id == $id][0]{${assetFields}}`, {id}, raw)
}

/** Fetches all published documents, drafts and versions that use the asset. */
export function fetchUsing(client: SanityClient, id: string): Promise<UsingDocument[]> {
  return client.fetch('*[references($id)]', {id}, raw)
}

/** Uploads a picture and returns its id. */
export async function upload(client: SanityClient, file: File): Promise<string> {
  const asset = await client.assets.upload('image', file, {filename: file.name, tag})
  return asset._id
}

/** Returns the message about files that could not be uploaded. */
export function uploadProblem(names: readonly string[]): string {
  return `Not uploaded: ${names.join(', ')}. Use complete JPEG, PNG, WebP, GIF or SVG files.`
}

/** Sets the alternative text, or removes it if it is empty. Rejects if the picture changed since it was read. */
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
 * Replaces a picture in all documents in one transaction and returns the number of documents. Rejects if one of them changed since it
 * was read.
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

/** Removes pictures; the lake rejects this if a document uses one. */
export async function removeUnused(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction()
  for (const id of ids) transaction.delete(id)
  await transaction.commit({tag})
}
