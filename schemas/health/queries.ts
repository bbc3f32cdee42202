import {ignoredType} from './ignored.ts'
import {model} from './model.ts'

/** Types whose documents the checks look at, and those in which they keep what is ignored. */
export const checkedTypes: readonly string[] = [...model.documentTypes, ignoredType]

/** All documents of a type. Whole, as a token or a path can stand in any text, and one type at a time, as there may be many. */
export const typeQuery = '*[_type == $type]'

export const assetQuery = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{
  _id, size, extension, altText, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

/** Queries on their way at once. */
const concurrency = 4

/** All documents of these types, as `fetchType` gives those of one. Rejects when one of the queries does. */
export async function fetchTypes<Document>(
  fetchType: (type: string) => Promise<readonly Document[]>,
  types: readonly string[] = checkedTypes,
): Promise<Document[]> {
  const found: Document[] = []
  const waiting = [...types]
  const work = async () => {
    for (let type = waiting.shift(); type !== undefined; type = waiting.shift()) {
      found.push(...(await fetchType(type)))
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return found
}
