import {getPublishedId, isDraftId, isVersionId} from '@sanity/client/csm'
import {hasPage} from '@upline/domain/content/page-types.ts'
import {
  type Fields,
  isObject,
  objectsIn,
  refOf,
  type StoredDocument,
  textOf,
} from '@upline/domain/content/stored-document.ts'
import {fillTokens} from '@upline/domain/content/tokens.ts'
import {indexRedirects, type RedirectRule} from '../validation/redirects.ts'
import type {Definitions} from './definition.ts'
import {type Parts, partsOf} from './read-parts.ts'

/** An image or file as its document in the lake describes it. */
export interface Asset {
  _id: string
  /** In bytes. */
  size?: number | null
  extension?: string | null
  width?: number | null
  height?: number | null
  altText?: string | null
  /** Address and name, of files only. */
  url?: string | null
  originalFilename?: string | null
}

/** What the bytes of a stored file say. Empty if they could not be read. */
export interface ReadFile {
  /** The text of a PDF file. */
  text?: string
  /** Why the file is a picture that nobody can use, and the way out. */
  problem?: string
}

/** The properties of the content model that the checks need. */
export interface Model {
  /** Types of documents that staff edit. */
  documentTypes: ReadonlySet<string>
  types: Definitions
  /** Types that are shown only through references. */
  referredTypes: ReadonlySet<string>
}

export interface Source {
  /** Published documents and drafts, without assets. */
  documents: readonly StoredDocument[]
  /** Undefined if the files could not be read; then they are not checked. */
  assets: readonly Asset[] | undefined
  model: Model
  /** Files by the id of their asset, as far as they have been read. */
  files?: ReadonlyMap<string, ReadFile>
  /** YYYY-MM-DD. */
  today: string
}

/** Published content with the indexes that the checks use. */
export interface Content extends Pick<Source, 'model' | 'files' | 'today'> {
  /** Published documents of the content model. */
  documents: readonly StoredDocument[]
  byId: ReadonlyMap<string, StoredDocument>
  /** Drafts by their published id. */
  drafts: ReadonlyMap<string, StoredDocument>
  assets: ReadonlyMap<string, Asset> | undefined
  /** Pages and articles, grouped by path. */
  pages: ReadonlyMap<string, readonly StoredDocument[]>
  facts: ReadonlyMap<string, string>
  /** Redirects by the path they start at. */
  redirects: ReadonlyMap<string, {document: StoredDocument; isOn: boolean}>
}

/** `drafts: 'instead'` reads the content as if all drafts were published. */
export function readContent(source: Source, drafts: 'left out' | 'instead' = 'left out'): Content {
  const {model, today, files = new Map()} = source
  const own = source.documents.filter(({_id, _type}) => model.documentTypes.has(_type) && !isVersionId(_id))
  const byId = new Map(own.filter(({_id}) => !isDraftId(_id)).map((document) => [document._id, document]))
  const drafted = new Map(
    own.filter(({_id}) => isDraftId(_id)).map((draft) => [getPublishedId(draft._id), draft]),
  )
  if (drafts === 'instead') {
    for (const [id, draft] of drafted) byId.set(id, draft)
  }
  const documents = [...byId.values()]
  const pages = new Map<string, StoredDocument[]>()
  const facts = new Map<string, string>()
  const redirects = new Map<string, {document: StoredDocument; isOn: boolean}>()
  for (const document of documents) {
    const path = textOf(document.path)
    const from = textOf(document.from)
    const key = textOf(document.key)
    if (hasPage(document) && path) pages.set(path, [...(pages.get(path) ?? []), document])
    else if (document._type === 'fact' && key) facts.set(key, textOf(document.value) ?? '')
    else if (document._type === 'redirect' && from) {
      const isOn = document.enabled === true
      // An enabled redirect takes precedence.
      if (isOn || !redirects.has(from)) redirects.set(from, {document, isOn})
    }
  }
  const assets = source.assets && new Map(source.assets.map((asset) => [asset._id, asset]))
  return {model, today, files, documents, byId, drafts: drafted, assets, pages, facts, redirects}
}

/** Returns the sections of a page, and shared ones in their places. */
export const shownSections = ({sections}: StoredDocument, {byId}: Content): Fields[] =>
  objectsIn(sections).flatMap((section) =>
    section._type === 'reference' ? objectsIn(byId.get(refOf(section) ?? '')?.sections) : [section],
  )

/** Returns a text as the site shows it. The value of a fact may contain another fact. */
export function shownText(text: string, {facts}: Content): string {
  const lookUp = (name: string) => facts.get(name)
  return fillTokens(fillTokens(text, lookUp), lookUp)
}

/** Returns a function that computes a value once for each content. */
export function perContent<Value>(compute: (content: Content) => Value): (content: Content) => Value {
  const known = new WeakMap<Content, {value: Value}>()
  return (content) => {
    const cached = known.get(content) ?? {value: compute(content)}
    known.set(content, cached)
    return cached.value
  }
}

/** The enabled redirects, also as rules for `validateRedirect`. */
export const redirectIndex = perContent((content) =>
  indexRedirects(
    [...content.redirects.values()].flatMap(({document, isOn}) => (isOn ? [ruleOf(document, content)] : [])),
  ),
)

export function ruleOf(document: StoredDocument, content: Content): RedirectRule {
  const to: Fields = isObject(document.to) ? document.to : {}
  const page = content.byId.get(refOf(to.page) ?? '')
  const target = {page: page?.path, path: to.path, url: to.url}[String(to.kind ?? 'page')]
  return {id: document._id, from: textOf(document.from) ?? '', to: textOf(target)}
}

/** Returns the parts of the documents that can be read. The checks report all others. */
export function readableParts(
  documents: Iterable<StoredDocument>,
): {document: StoredDocument; parts: Parts}[] {
  return Array.from(documents).flatMap((document) => {
    try {
      return [{document, parts: partsOf(document)}]
    } catch {
      return []
    }
  })
}
