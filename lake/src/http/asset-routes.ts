import {Hono} from 'hono'
import pLimit from 'p-limit'
import {type AssetKind, describeAsset} from '../assets/asset-documents.ts'
import {readMetadataNames} from '../assets/image-file.ts'
import {outputTypes, readTransform, type Transform, transformImage} from '../assets/transform.ts'
import type {Dataset} from '../dataset.ts'
import type {Doc} from '../documents/document.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'
import {readableFile, right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {dataset, localJson} from './request.ts'

/** An asset never changes under its name. A browser must not run its content, because a user uploaded it. */
const assetHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'origin, accept',
}

const reads = [dataset, readableFile] as const

/** `/images` and `/files`: an asset's bytes, images resized and converted as the URL says. */
// The last segment may repeat the file's own name, for downloads.
export const assetFileRoutes = new Hono<Environment>()
  .get('/images/:project/:dataset/:file/:name?', ...reads, (c) => serveImage(c, c.req.param('file')))
  .get('/files/:project/:dataset/:file/:name?', ...reads, (c) => serveFile(c, c.req.param('file')))

async function serveImage(c: RequestContext, file: string): Promise<Response> {
  const context = c.var.dataset
  const {renditions} = context
  const {mimeType} = assetOf(context, 'image', file)
  const extension = file.split('.').pop() ?? ''
  const transform = readTransform(c.req.query(), extension, c.req.header('accept') ?? '')
  if (!transform) return respond(c, String(mimeType), await readBlob(context, file))
  const key = JSON.stringify([file, transform])
  const bytes = renditions.get(key) ?? (await renditionOf(c, file, transform))
  renditions.set(key, bytes)
  return respond(c, outputTypes[transform.format], bytes)
}

/** A rendition of 8,192 px a side takes a gigabyte of memory while it is made, one of usual size a few megabytes. */
const inTurn = {large: pLimit(1), usual: pLimit(2)}
const usualSide = 2400

/** Maximum number of renditions of a kind that wait; more are refused with 429. */
const mostWaiting = {large: 8, usual: 100}

function renditionOf(c: RequestContext, file: string, transform: Transform): Promise<Buffer> {
  const sides = [transform.width, transform.height].filter((side) => side !== undefined)
  const isUsual = sides.length > 0 && Math.max(...sides) <= usualSide
  const kind = isUsual ? 'usual' : 'large'
  if (inTurn[kind].pendingCount >= mostWaiting[kind])
    throw new HttpError(429, 'Many images are being made: ask for this one again later')
  return inTurn[kind](async () => {
    // Skips the work for clients that disconnected while they waited.
    if (c.req.raw.signal.aborted) throw new HttpError(408, 'The client has left')
    return transformImage(await readBlob(c.var.dataset, file), transform)
  })
}

async function serveFile(c: RequestContext, file: string): Promise<Response> {
  const {mimeType} = assetOf(c.var.dataset, 'file', file)
  return respond(c, String(mimeType), await readBlob(c.var.dataset, file))
}

function assetOf({store}: Dataset, kind: AssetKind, file: string): Doc {
  const document = store.get(`${kind}-${file.replace('.', '-')}`)
  if (!document) throw new HttpError(404, `There is no asset "${file}"`)
  return document
}

async function readBlob({blobs}: Dataset, file: string): Promise<Buffer> {
  const bytes = /^[A-Za-z0-9-]+\.[a-z0-9]+$/.test(file) ? await blobs.read(file) : undefined
  if (!bytes) throw new HttpError(404, `There is no asset "${file}"`)
  return bytes
}

/** The type in a document may be any string, even one that is invalid in a header. */
const validType = /^[\w.+-]+\/[\w.+-]+[ -~]{0,200}$/

/** Types that a browser displays. The sandbox keeps it from running them. */
const shownType = /^(?:image\/(?!svg)|audio\/|video\/|application\/pdf$)/

function respond(c: RequestContext, mimeType: string, bytes: Buffer): Response {
  const contentType = validType.test(mimeType) ? mimeType : 'application/octet-stream'
  const name = c.req.query('dl')
  const suffix = name === undefined ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  const isDownload = name !== undefined || !shownType.test(contentType)
  const download = isDownload ? {'content-disposition': `attachment${suffix}`} : undefined
  // Neither sharp nor the file system gives shared memory.
  return c.body(bytes as Buffer<ArrayBuffer>, 200, {
    'content-type': contentType,
    ...assetHeaders,
    ...download,
  })
}

const describingFields = ['label', 'title', 'description', 'creditLine'] as const

/** `/assets/images` and `/assets/files`: uploads. The same bytes are one asset. */
export const assetUploadRoutes = new Hono<Environment>().post(
  '/assets/:folder{images|files}/:dataset',
  right('write drafts'),
  dataset,
  limitBody(64 * mebibyte),
  async (c) => {
    const {store, blobs} = c.var.dataset
    const bytes = Buffer.from(await c.req.arrayBuffer())
    if (bytes.length === 0) throw invalid('The uploaded file is empty')
    const query = c.req.query()
    const fields = Object.fromEntries(
      describingFields.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
    )
    const {sourceId, sourceName: name, sourceUrl: url} = query
    const asset = await describeAsset(c.var.dataset, {
      kind: c.req.param('folder') === 'images' ? 'image' : 'file',
      bytes,
      filename: query.filename,
      mimeType: c.req.header('content-type'),
      fields: {...fields, ...(name !== undefined && {source: {id: sourceId, name, url}})},
      metadata: readMetadataNames(c.req.queries('meta')),
    })
    const id = asset.document._id
    if (!store.get(id)) {
      await blobs.write(asset.blobName, bytes)
      store.commit([{createIfNotExists: asset.document}], {author: authorOf(c)})
    }
    // The bytes may have been deleted while this request waited, but the stored document needs them.
    if (!(await blobs.read(asset.blobName))) await blobs.write(asset.blobName, bytes)
    return localJson(c, {document: store.get(id) ?? asset.document})
  },
)
