import {extname} from 'node:path'
import {getMimeType} from 'hono/utils/mime'
import type {Dataset} from '../dataset.ts'
import {type MetadataName, readImage} from './image-file.ts'

export type AssetKind = 'image' | 'file'

export interface Upload {
  kind: AssetKind
  bytes: Buffer
  filename: string | undefined
  /** The client's `Content-Type`. It decides for files; the type of an image is read from its bytes. */
  mimeType?: string | undefined
  /** Further fields of the asset document, such as title or credit line. */
  fields?: Record<string, unknown>
  metadata?: readonly MetadataName[] | undefined
}

export type Asset = Awaited<ReturnType<typeof describeAsset>>

/** Describes the asset as a document. The same bytes always come to the same id. Throws a LakeError when an image cannot be read. */
export async function describeAsset(
  {urls, projectId, dataset}: Pick<Dataset, 'urls' | 'projectId' | 'dataset'>,
  upload: Upload,
) {
  const {kind, bytes, filename, fields} = upload
  const facts = kind === 'image' ? await readImage(bytes, upload.metadata) : undefined
  const sha1hash = Buffer.from(await crypto.subtle.digest('SHA-1', bytes)).toString('hex')
  const extension = facts?.extension ?? extensionOf(filename)
  const stem = facts ? `${sha1hash}-${facts.width}x${facts.height}` : sha1hash
  const blobName = `${stem}.${extension}`
  const path = `${kind}s/${projectId}/${dataset}/${blobName}`
  const type = facts?.mimeType ?? upload.mimeType ?? getMimeType(blobName)?.replace(/;.*/, '')
  return {
    blobName,
    bytes,
    document: {
      ...fields,
      _id: `${kind}-${stem}-${extension}`,
      _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType: type ?? 'application/octet-stream',
      size: bytes.length,
      ...(filename !== undefined && {originalFilename: filename}),
      path,
      url: urls.hosted(path),
      ...(facts && {metadata: facts.metadata}),
    },
  }
}

function extensionOf(filename: string | undefined): string {
  const extension = extname(filename ?? '')
    .slice(1)
    .toLowerCase()
  return /^[a-z0-9]{1,10}$/.test(extension) ? extension : 'bin'
}
