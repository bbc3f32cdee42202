import {walk} from '@upline/domain/content/walk.ts'
import {type Fields, isObject} from '@upline/schemas/health/stored-document.ts'

/** A document that uses a picture. */
export interface UsingDocument {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

/** One use of a picture. */
export interface Use {
  /** Path in the document, such as `sections[_key=="a"].picture`. */
  path: string
  /** The text for this use; undefined if it has only the picture's own text. */
  alt: string | undefined
  isDecorative: boolean
}

/** Returns every use of the asset in these documents. */
export function usesOf(documents: readonly UsingDocument[], assetId: string): Use[] {
  return documents.flatMap((document) =>
    holdersOf(document, assetId).map(({path, holder}) => ({
      path,
      alt: typeof holder.alt === 'string' && holder.alt.trim() !== '' ? holder.alt : undefined,
      isDecorative: holder.decorative === true,
    })),
  )
}

/** A patch of one document, and the revision that it was computed from. */
export interface Replacement {
  id: string
  rev: string | undefined
  set: Record<string, string>
  unset: string[]
}

/**
 * Returns the patches that replace an asset everywhere, in drafts and versions too. Crop and hotspot are removed because they belong to
 * the old picture, and so is the text of each use unless `keepAlt` is set. Captions stay.
 */
export function replacements(
  documents: readonly UsingDocument[],
  from: string,
  to: string,
  {keepAlt}: {keepAlt: boolean},
): Replacement[] {
  return documents.flatMap((document) => {
    const holders = holdersOf(document, from)
    if (holders.length === 0) return []
    const dropped = ['crop', 'hotspot', ...(keepAlt ? [] : ['alt'])]
    return [
      {
        id: document._id,
        rev: document._rev,
        set: Object.fromEntries(holders.map(({path}) => [join(path, 'asset._ref'), to])),
        unset: holders.flatMap(({path, holder}) =>
          dropped.filter((name) => name in holder).map((name) => join(path, name)),
        ),
      },
    ]
  })
}

/** Returns the picture and file values that refer to the asset. */
function holdersOf(document: UsingDocument, assetId: string): {path: string; holder: Fields}[] {
  const holders: {path: string; holder: Fields}[] = []
  walk(document, (value, path) => {
    if (isObject(value) && isObject(value.asset) && value.asset._ref === assetId) {
      holders.push({path, holder: value})
    }
  })
  return holders
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}
