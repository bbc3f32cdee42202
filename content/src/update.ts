/**
 * `node content/src/update.ts --lake <origin> --seed <file.ndjson>`: brings the documents of a changed sample into a running lake. Keeps
 * every document that was edited or deleted there, and prints which.
 */
import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {isDeepStrictEqual, parseArgs} from 'node:util'
import {createClient, type SanityClient, type SanityDocument} from '@sanity/client'
import {readAssetMark} from '@upline/lake/archive/asset-marks.ts'
import {clientSettings} from '@upline/lake/client'

/** Starts the id of each update's transaction, which becomes the `_rev` of its documents. */
const revisionPrefix = 'sample-'

type Content = Record<string, unknown> & {_id: string; _type: string}

export interface Update {
  /** Ids of created and replaced documents. */
  updated: string[]
  /** Ids of documents that differ from the sample, but were edited or deleted in the lake. */
  kept: string[]
}

export async function updateLake(client: SanityClient, seed: string): Promise<Update> {
  const lines = readFileSync(seed, 'utf8').trim().split('\n')
  const sample: Content[] = []
  for (const line of lines) {
    // Uploading keeps the fields that make it a document.
    sample.push((await uploadAssets(client, JSON.parse(line), dirname(seed))) as Content)
  }
  const stored = await client.fetch<SanityDocument[]>('*[_id in $ids || _id in $drafts]', {
    ids: sample.map(({_id}) => _id),
    drafts: sample.map(({_id}) => `drafts.${_id}`),
  })
  const byId = new Map(stored.map((document) => [document._id, document]))
  const update: Update = {updated: [], kept: []}
  const transaction = client.transaction().transactionId(`${revisionPrefix}${randomUUID()}`)
  for (const document of sample) {
    const current = byId.get(document._id)
    if (current && isDeepStrictEqual(withoutSystemFields(current), document)) continue
    const isEdited = current
      ? isEditedDocument(current) || byId.has(`drafts.${document._id}`)
      : await wasDeleted(client, document._id)
    update[isEdited ? 'kept' : 'updated'].push(document._id)
    if (!isEdited) transaction.createOrReplace(document)
  }
  if (update.updated.length > 0) await transaction.commit()
  return update
}

function isEditedDocument({_rev, _createdAt, _updatedAt}: SanityDocument): boolean {
  return _createdAt !== _updatedAt && !_rev.startsWith(revisionPrefix)
}

function withoutSystemFields({_rev, _createdAt, _updatedAt, ...fields}: SanityDocument): Content {
  return fields
}

/** Replaces `_sanityAsset: 'image@file://./images/a.webp'` with a reference to the uploaded asset. */
async function uploadAssets(client: SanityClient, value: unknown, folder: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((member) => uploadAssets(client, member, folder)))
  if (typeof value !== 'object' || value === null) return value
  const {_sanityAsset, ...fields} = value as Record<string, unknown>
  const entries = Object.entries(fields).map(
    async ([name, member]) => [name, await uploadAssets(client, member, folder)] as const,
  )
  const result = Object.fromEntries(await Promise.all(entries))
  const mark = readAssetMark(_sanityAsset)
  if (!mark?.path) return result
  const file = join(folder, mark.path)
  const asset = await client.assets.upload(mark.kind, readFileSync(file), {
    filename: basename(file),
  })
  return {...result, asset: {_type: 'reference', _ref: asset._id}}
}

async function wasDeleted(client: SanityClient, id: string): Promise<boolean> {
  const url = `/data/history/${client.config().dataset}/transactions/${id}?excludeContent=true`
  const history = await client.request<unknown>({url})
  return String(history ?? '').trim() !== ''
}

if (import.meta.main) {
  const {values} = parseArgs({options: {lake: {type: 'string'}, seed: {type: 'string'}}})
  const {lake = '', seed = ''} = values
  const client = createClient({...clientSettings({url: lake}), apiVersion: '2025-02-19', perspective: 'raw'})
  try {
    const {updated, kept} = await updateLake(client, seed)
    console.log(updated.length > 0 ? `Updated: ${updated.join(', ')}` : 'Nothing to update.')
    if (kept.length > 0) console.log(`Kept, because you edited or deleted them: ${kept.join(', ')}`)
  } catch (error) {
    console.error(
      `The lake at ${lake} was not updated (is npm start running?): ${error instanceof Error ? error.message : error}`,
    )
    process.exitCode = 1
  }
}
