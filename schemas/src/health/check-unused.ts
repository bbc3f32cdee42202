import {getPublishedId} from '@sanity/client/csm'
import {isKnownFact} from '@upline/domain/content/known-facts.ts'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPage, listOf} from '@upline/domain/content/page-types.ts'
import {
  isObject,
  refOf,
  type StoredDocument,
  showsCurrentVersion,
  textOf,
} from '@upline/domain/content/stored-document.ts'
import {versionKey} from '@upline/domain/periods/version-key.ts'
import {type Content, perContent, readableParts} from './content.ts'
import type {FoundProblem} from './problem.ts'

/** Finds facts that no text shows, and documents that need a reference and have none. */
export function* checkUnused(document: StoredDocument, content: Content): Generator<FoundProblem> {
  const {referred, tokens, versions} = uses(content)
  const key = textOf(document.key)
  if (document._type === 'fact' && key && !tokens.has(key) && !isKnownFact(key)) {
    yield {field: 'key', message: `No text shows {${key}}. Use it, or delete the fact.`, about: ''}
  }
  const isShown = referred.has(getPublishedId(document._id)) || versions.has(versionKey(document))
  if (content.model.referredTypes.has(document._type) && !isShown) {
    yield {message: 'This isn’t used anywhere. Add it to a section or delete it.'}
  }
}

/** The documents that content uses, drafts included. */
const uses = perContent(({documents, drafts}) => {
  const all = [...documents, ...drafts.values()]
  const referred = referredIds(all)
  return {
    referred,
    tokens: new Set(readableParts(all).flatMap(({parts}) => parts.tokens.map(({value}) => value))),
    // A page that shows one version of a disclaimer or file shows them all, each in its time.
    versions: new Set(
      documents.filter((each) => showsCurrentVersion(each) && referred.has(each._id)).map(versionKey),
    ),
  }
})

/** Finds pages without a link to them, except the home page and pages that search engines leave out. */
export function* checkOrphans(document: StoredDocument, content: Content): Generator<FoundProblem> {
  const path = textOf(document.path)
  if (!hasPage(document) || !path || path === '/') return
  const {referred, paths, sections} = ways(content)
  const list = listOf(document._type)
  if (paths.has(path) || referred.has(getPublishedId(document._id)) || (list && sections.has(list))) return
  if (isObject(document.seo) && document.seo.noIndex === true) return
  const message = `No menu, page or redirect leads to ${path}. Link to it, or hide it from search engines.`
  yield {field: 'path', message}
}

/** Returns the documents and paths that published content links to, except from the page itself. */
const ways = perContent(({documents}) => ({
  referred: referredIds(documents),
  paths: new Set(
    readableParts(documents).flatMap(({document, parts}) =>
      parts.links
        .map(({value}) => (value.kind === 'path' ? pagePathOf(textOf(value.path) ?? '') : ''))
        .filter((path) => path !== document.path),
    ),
  ),
  sections: new Set(
    documents.flatMap(({sections}) =>
      Array.isArray(sections) ? sections.map((section) => isObject(section) && section._type) : [],
    ),
  ),
}))

/** Ids of all documents that another one among these refers to or links to. */
function referredIds(documents: readonly StoredDocument[]): Set<string> {
  return new Set(
    readableParts(documents).flatMap(({document, parts}) => {
      const links = parts.links.flatMap(({value}) => [refOf(value.page) ?? '', refOf(value.file) ?? ''])
      const ids = [...parts.references.map(({value}) => value), ...links]
      return ids.filter((id) => id !== getPublishedId(document._id))
    }),
  )
}
