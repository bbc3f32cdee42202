/** A stored document. Its other fields depend on the project's schema, which the lake does not know. */
export interface Doc {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

const draftsPrefix = 'drafts.'
const versionsPrefix = 'versions.'

export const perspectives: ReadonlySet<string> = new Set(['raw', 'published', 'drafts', 'previewDrafts'])

/** The layer a document lives in: `published`, `drafts`, or the name of a release. */
export function layerOf(id: string): string {
  if (id.startsWith(draftsPrefix)) return 'drafts'
  if (id.startsWith(versionsPrefix)) return id.split('.')[1] ?? ''
  return 'published'
}

/** The id a document has once published: without `drafts.` or `versions.<release>.`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(draftsPrefix)) return id.slice(draftsPrefix.length)
  if (id.startsWith(versionsPrefix)) return id.split('.').slice(2).join('.')
  return id
}

export function draftIdOf(id: string): string {
  return draftsPrefix + publishedIdOf(id)
}

/** Content Lake takes up to 128 of a-z, A-Z, 0-9, `.`, `_` and `-`, not starting with `-` or `.`. */
export function isValidId(id: unknown): id is string {
  return typeof id === 'string' && /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !id.includes('..')
}

/** Content Lake shows documents below a path, drafts and versions among them, to authenticated requests only. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
