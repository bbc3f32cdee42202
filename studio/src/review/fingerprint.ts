import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {contentOf, strengthened} from '../transactions/mutations.ts'

/**
 * A SHA-256 (hex) of a document's id and content. The same for a draft and what its publish makes of it, in whatever order the fields
 * stand; another for a copy of the document.
 */
export async function fingerprint(document: StoredDocument): Promise<string> {
  const {_id, _createdAt, ...content} = contentOf(document)
  const text = JSON.stringify([publishedId(_id), sorted(strengthened(content))])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
