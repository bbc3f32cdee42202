import {isDraft, isObject, memberStep, publishedId} from '@upline/schemas/health/stored-document.ts'

/** A document as far as the tool needs it. */
export interface UsingDocument {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

/** One place where a picture is used. */
export interface Use {
  /** Published id of the document. */
  id: string
  type: string
  isDraft: boolean
  /** Path within the document as patches write it, such as `sections[_key=="a"].picture`. */
  path: string
  /** The text for this use; undefined where it is that of the picture. */
  alt: string | undefined
  isDecorative: boolean
}

/** Every place of these documents that refers to the asset. */
export function usesOf(documents: readonly UsingDocument[], assetId: string): Use[] {
  return documents.flatMap((document) =>
    placesOf(document, assetId).map(({path, holder}) => ({
      id: publishedId(document._id),
      type: document._type,
      isDraft: isDraft(document._id),
      path,
      alt: typeof holder.alt === 'string' && holder.alt.trim() !== '' ? holder.alt : undefined,
      isDecorative: holder.decorative === true,
    })),
  )
}

/** A change of one document, and the revision that it was computed from. */
export interface Replacement {
  id: string
  rev: string | undefined
  set: Record<string, string>
  unset: string[]
}

/**
 * The changes by which every reference to one asset becomes one to another, drafts and versions included. Crop and focus belong to what
 * the old picture shows, so they go, as does a text of one use: the new picture brings its own. Captions stay.
 */
export function replacements(
  documents: readonly UsingDocument[],
  from: string,
  to: string,
  {keepAlt}: {keepAlt: boolean},
): Replacement[] {
  return documents.flatMap((document) => {
    const places = placesOf(document, from)
    if (places.length === 0) return []
    const dropped = ['crop', 'hotspot', ...(keepAlt ? [] : ['alt'])]
    return [
      {
        id: document._id,
        rev: document._rev,
        set: Object.fromEntries(places.map(({path}) => [join(path, 'asset._ref'), to])),
        unset: places.flatMap(({path, holder}) =>
          dropped.filter((name) => name in holder).map((name) => join(path, name)),
        ),
      },
    ]
  })
}

interface Place {
  path: string
  /** The picture or file value that has the reference. */
  holder: Record<string, unknown>
}

function placesOf(value: unknown, assetId: string, path = ''): Place[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => placesOf(item, assetId, path + memberStep(item, index)))
  if (!isObject(value)) return []
  const own = isObject(value.asset) && value.asset._ref === assetId ? [{path, holder: value}] : []
  const inner = Object.entries(value).flatMap(([name, item]) => placesOf(item, assetId, join(path, name)))
  return [...own, ...inner]
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}
