/** A published document or a draft as the lake stores it. Only its id and its type are certain. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the members of a list that are objects, or an empty list for any other value. */
export const objectsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isObject) : [])

/** Returns the value if it is a non-empty string. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Returns the text of the spans of a paragraph. */
export const spanText = (spans: unknown): string =>
  objectsIn(spans)
    .map(({text}) => (typeof text === 'string' ? text : ''))
    .join('')

/** The fields that name a document, whatever its type: the first that is filled in does. */
export const titleFields: readonly string[] = ['title', 'name', 'label', 'question', 'author', 'from']

/** Returns the title, name or label of a document, or undefined. */
export function titleOf(document: StoredDocument): string | undefined {
  return titleFields.map((field) => textOf(document[field])).find(Boolean)
}

/** Types of which the site shows the current version wherever another one is referred to. */
export const versionedTypes: string[] = [
  'disclaimer',
  'resourceDocument',
  'commissionLevel',
  'enrollmentWindow',
  'legalSection',
]

export const showsCurrentVersion = ({_type}: StoredDocument): boolean => versionedTypes.includes(_type)

/** Returns the id that a reference refers to. */
export const refOf = (value: unknown): string | undefined =>
  isObject(value) ? textOf(value._ref) : undefined
