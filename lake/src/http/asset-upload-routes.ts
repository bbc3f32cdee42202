import {Hono} from 'hono'
import {describeAsset} from '../assets/asset-documents.ts'
import {readMetadataNames} from '../assets/image-metadata.ts'
import {invalid} from '../lake-error.ts'
import type {Environment} from '../server/environment.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'
import {right} from './authorize.ts'
import {authorOf} from './editors.ts'
import {dataset} from './find-dataset.ts'
import {localJson} from './request.ts'

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
      store.commit([{createIfNotExists: asset.document}], {
        author: authorOf(c),
      })
    }
    // The bytes may have been deleted while this request waited, but the stored document needs them.
    if (!(await blobs.read(asset.blobName))) await blobs.write(asset.blobName, bytes)
    return localJson(c, {document: store.get(id) ?? asset.document})
  },
)
