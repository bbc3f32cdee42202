import {createHash} from 'node:crypto'
import {join} from 'node:path'
import type {Exchange} from '../../http/exchange.ts'
import {HttpError} from '../../http/http-error.ts'
import type {Route} from '../../http/room.ts'
import {type AssetKind, describeAsset} from '../assets/asset-documents.ts'
import {BlobStore} from '../assets/blob-store.ts'
import {imageTypeOf} from '../assets/image-file.ts'
import {outputType, readTransform, transformImage} from '../assets/transform.ts'
import {type LakeContext, replyLocal, versioned} from '../context.ts'
import {badRequest} from '../lake-error.ts'

const maxAssetBytes = 64 * 1024 * 1024

/** An asset never changes under its name. Its bytes are somebody's upload: a browser must not run what is in them. */
const assetHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'origin, accept',
}

/** Uploads (`/assets`) and the bytes themselves (`/images`, `/files`), images in the size and format the address asks for. */
export function assetRoutes(context: LakeContext, folder: string): Route[] {
  const transformed = new BlobStore(join(folder, 'image-cache'))
  const {projectId, dataset} = context
  const serve = (kind: string, handle: (exchange: Exchange) => Promise<void>): Route[] =>
    // A last segment may repeat the file's own name, for downloads.
    ['', '/:name'].map((end) => ({
      method: 'GET',
      path: `/${kind}/${projectId}/${dataset}/:file${end}`,
      handle,
    }))

  return [
    versioned(context, 'POST', '/assets/images/:dataset', (exchange) => upload(exchange, context, 'image')),
    versioned(context, 'POST', '/assets/files/:dataset', (exchange) => upload(exchange, context, 'file')),
    ...serve('images', (exchange) => serveImage(exchange, context, transformed)),
    ...serve('files', (exchange) => serveFile(exchange, context)),
  ]
}

async function upload(exchange: Exchange, context: LakeContext, kind: AssetKind): Promise<void> {
  const {lake, engine, blobs} = context
  const bytes = await exchange.body(maxAssetBytes)
  if (bytes.length === 0) throw badRequest('The uploaded file is empty')
  const {query} = exchange
  const fields = ['label', 'title', 'description', 'creditLine'].flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const asset = await describeAsset(context, {
    kind,
    bytes,
    filename: query.get('filename') ?? undefined,
    mimeType: exchange.header('content-type'),
    fields: Object.fromEntries(fields),
  })
  const id = asset.document._id
  if (!lake.get(id)) {
    blobs.write(asset.blobName, bytes)
    lake.commit([{createIfNotExists: asset.document}], engine.select.bind(engine))
  }
  replyLocal(exchange, context, {document: lake.get(id)})
}

async function serveImage(exchange: Exchange, {blobs}: LakeContext, transformed: BlobStore): Promise<void> {
  const file = exchange.param('file')
  const extension = file.split('.').pop() ?? ''
  const transform = readTransform(exchange.query, extension, exchange.header('accept') ?? '')
  if (!transform) {
    send(exchange, imageTypeOf(extension), await readBlob(blobs, file))
    return
  }
  const key = createHash('sha1')
    .update(JSON.stringify([file, transform]))
    .digest('hex')
  let bytes = await transformed.read(key)
  if (!bytes) {
    bytes = await transformImage(await readBlob(blobs, file), transform)
    transformed.write(key, bytes)
  }
  send(exchange, outputType(transform.format), bytes)
}

async function serveFile(exchange: Exchange, {blobs, lake}: LakeContext): Promise<void> {
  const file = exchange.param('file')
  const bytes = await readBlob(blobs, file)
  const document = lake.get(`file-${file.replace('.', '-')}`)
  send(exchange, String(document?.mimeType ?? 'application/octet-stream'), bytes)
}

async function readBlob(blobs: BlobStore, file: string): Promise<Buffer> {
  const bytes = /^[A-Za-z0-9-]+\.[a-z0-9]+$/.test(file) ? await blobs.read(file) : undefined
  if (!bytes) throw new HttpError(404, `There is no asset "${file}"`)
  return bytes
}

function send(exchange: Exchange, contentType: string, bytes: Buffer): void {
  const name = exchange.query.get('dl')
  const download =
    name === null ? {} : {'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`}
  exchange.send(200, contentType, bytes, {...assetHeaders, ...download})
}
