import type {Section} from '../../content/types.ts'

/** Where a value stands: in which field of which document. */
export type Place = {id: string; type: string; path: Step[]}
type Step = string | number | {_key: string}

/** Something of the content that can be seen: a text, or the address of a picture's file. */
export type Leaf = {place: Place} & ({text: string} | {picture: string})

/** The type of a document by its id, undefined as long as it is not known. */
export type TypeOf = (id: string) => string | undefined

// Of a link only its label is seen; sections inside of sections are seen as such.
const unseen = new Set(['link', 'asset', 'crop', 'hotspot', 'markDefs', 'seo', 'sections'])

/** All that can be seen of a value, in its order. What a reference led to (it has an id) counts for that document. */
export function leavesOf(value: unknown, place: Place, typeOf: TypeOf): Leaf[] {
  if (typeof value === 'string') return value.trim() ? [{place, text: plain(value)}] : []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => leavesOf(item, within(place, keyOf(item) ?? index), typeOf))
  }
  if (!isRecord(value)) return []
  const here = placeOf(value, place, typeOf)
  if (!here) return []
  if (value._type === 'block') return [{place: here, text: plain(textOf(value))}]
  const picture = isRecord(value.asset) && typeof value.asset.url === 'string' ? value.asset.url : undefined
  return [
    ...(picture ? [{place: here, picture}] : []),
    ...Object.entries(value)
      .filter(([key]) => !key.startsWith('_') && !unseen.has(key))
      .flatMap(([key, item]) => leavesOf(item, within(here, key), typeOf)),
  ]
}

/** The ids of all documents that a value was put together from. */
export function documentIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(documentIds)
  if (!isRecord(value)) return []
  const inside = Object.values(value).flatMap(documentIds)
  return typeof value._id === 'string' ? [value._id, ...inside] : inside
}

export type PlacedSection = {section: Section; place: Place}

/** The sections of a page in the order in which they are drawn, those in the panels of tabs after the tabs. */
export function placedSections(
  sections: readonly Section[] | null | undefined,
  page: Place,
): PlacedSection[] {
  return (sections ?? []).flatMap((section) => {
    const place = within(within(page, 'sections'), {_key: section._key})
    const panels = section._type === 'tabs' ? section.panels : []
    return [
      {section, place},
      ...panels.flatMap((panel) =>
        // The sections of a panel are those of a page but for a few types.
        placedSections(panel.sections as Section[], within(within(place, 'panels'), {_key: panel._key})),
      ),
    ]
  })
}

/** A text as it can be compared: HTML does not tell one white space from another. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function within(place: Place, step: Step): Place {
  return {...place, path: [...place.path, step]}
}

function placeOf(value: Record<string, unknown>, place: Place, typeOf: TypeOf): Place | undefined {
  if (typeof value._id !== 'string') return place
  const type = typeof value._type === 'string' ? value._type : typeOf(value._id)
  return type ? {id: value._id, type, path: []} : undefined
}

function keyOf(item: unknown): Step | undefined {
  return isRecord(item) && typeof item._key === 'string' ? {_key: item._key} : undefined
}

function textOf(block: Record<string, unknown>): string {
  const spans = Array.isArray(block.children) ? block.children : []
  return spans.map((span) => (isRecord(span) && typeof span.text === 'string' ? span.text : '')).join('')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
