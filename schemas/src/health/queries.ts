import {ignoredType} from './ignored.ts'
import {model} from './model.ts'

/** Types of documents that the checks read, including that of ignored problems. */
export const checkedTypes: readonly string[] = [...model.documentTypes, ignoredType]

/** Takes `$types`. */
export const idsQuery = '*[_type in $types]._id'

/** Takes `$ids`. Fetches whole documents, because any text may contain a token or a path. */
export const documentsQuery = '*[_id in $ids]'

export const assetQuery = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{
  _id, size, extension, altText, "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  _type == "sanity.fileAsset" => {url, originalFilename}
}`

/** Documents in one request. Ten thousand would exceed the time limit of a query. */
const inOneQuery = 500

/** Maximum number of concurrent queries. */
const concurrency = 4

/** Fetches the documents with these ids in batches. Rejects if one query rejects. */
export async function fetchDocuments<Document>(
  ids: readonly string[],
  fetchBatch: (ids: readonly string[]) => Promise<readonly Document[]>,
): Promise<Document[]> {
  const found: Document[] = []
  let next = 0
  const work = async () => {
    while (next < ids.length) {
      const batch = ids.slice(next, next + inOneQuery)
      next += inOneQuery
      found.push(...(await fetchBatch(batch)))
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return found
}
