import {join} from 'node:path'
import {type ContentDocument, isObject, type Json} from '@upline/content/json.ts'
import {readDocuments} from '@upline/content/read-documents.ts'
import {fillTokens} from '@upline/domain/content/tokens.ts'
import {walk} from '@upline/domain/content/walk.ts'

const {documents} = readDocuments(join(import.meta.dirname, '../../content/documents'))
const byId = new Map(documents.map(({document}) => [document._id, document]))
const facts = new Map(
  documents
    .filter(({document}) => document._type === 'fact')
    .map(({document}) => [document.key, String(document.value)]),
)

export const allDocuments: ContentDocument[] = documents.map(({document}) => document)

export const ofType = (type: string): ContentDocument[] => allDocuments.filter(({_type}) => _type === type)

export const pageAt = (path: string): ContentDocument | undefined =>
  ofType('page').find((page) => page.path === path && !page._id.startsWith('drafts.'))

/** Every text of a page and of the collection documents its sections show, with facts in place. */
export function textsOf(page: ContentDocument): string[] {
  return collect(page, (value) => (typeof value === 'string' ? [fill(value)] : []))
}

/** Where the page's links lead, as the address bar or mail program would have it. */
export function linksOf(page: ContentDocument): string[] {
  return collect(page, (value) => (isObject(value) && value._type === 'link' ? [target(value)] : []))
}

function target(link: {[key: string]: Json}): string {
  if (link.kind === 'page' && isObject(link.page)) return String(byId.get(String(link.page._ref))?.path)
  return fill(String(link.path ?? link.url ?? link.email ?? link.phone ?? link.kind))
}

function collect(start: Json, pick: (value: unknown) => string[]): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (root: Json): void =>
    walk(root, (value) => {
      found.push(...pick(value))
      if (!isObject(value) || typeof value._ref !== 'string' || value._weak === true || seen.has(value._ref))
        return
      seen.add(value._ref)
      visit(byId.get(value._ref) ?? null)
    })
  visit(start)
  return found
}

function fill(text: string): string {
  return fillTokens(text, (key) => facts.get(key))
}
