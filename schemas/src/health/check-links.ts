import {getPublishedId} from '@sanity/client/csm'
import {isOwnPath} from '@upline/domain/content/own-paths.ts'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPage} from '@upline/domain/content/page-types.ts'
import {
  type Fields,
  objectsIn,
  refOf,
  type StoredDocument,
  textOf,
  titleOf,
} from '@upline/domain/content/stored-document.ts'
import {checkAnchors, withPanels} from '../validation/check-page-sections.ts'
import {
  validateMailbox,
  validatePhone,
  validateSitePath,
  validateWebAddress,
} from '../validation/link-targets.ts'
import {type Content, perContent, readableParts, redirectIndex, shownSections, shownText} from './content.ts'
import type {FoundProblem} from './problem.ts'
import {partsOf} from './read-parts.ts'

/** Finds links to a missing page, anchor, file or address. */
export function* checkLinks(document: StoredDocument, content: Content): Generator<FoundProblem> {
  for (const {field, value} of partsOf(document).links) {
    const dead = deadEnd(value, document, content)
    if (dead) yield {...dead, field: field ? `${field}.${dead.field}` : dead.field}
  }
}

/** The field of the link that is wrong, and why. */
type Dead = FoundProblem & {field: string}

function deadEnd(link: Fields, from: StoredDocument, content: Content): Dead | undefined {
  switch (link.kind ?? 'page') {
    case 'page':
      return deadPage(link, content)
    case 'path':
      return deadPath(textOf(link.path), from, content)
    case 'file':
      return deadFile(refOf(link.file), content)
    case 'url':
      return wrongText('url', link.url, validateWebAddress, content)
    case 'email':
      return wrongText('email', link.email, validateMailbox, content)
    case 'phone':
      return wrongText('phone', link.phone, validatePhone, content)
    case 'back':
      return undefined
    default:
      return {field: 'kind', message: 'This link doesn’t go anywhere. Choose where it should go.'}
  }
}

function deadPage(link: Fields, content: Content): Dead | undefined {
  const id = refOf(link.page)
  if (!id) return {field: 'page', message: 'The link has no page yet. Choose one.'}
  const page = content.byId.get(id)
  if (!page) return {field: 'page', message: `The link leads to ${missing(id, content)}.`}
  if (!hasPage(page) || !textOf(page.path)) {
    return {field: 'page', message: `The link leads to “${titleOf(page) ?? id}”, which has no path.`}
  }
  return deadAnchor('anchor', textOf(link.anchor), page, content)
}

function deadPath(path: string | undefined, from: StoredDocument, content: Content): Dead | undefined {
  const form = path === undefined ? 'Enter the path, starting with / or #.' : validateSitePath(path)
  if (path === undefined || form) return {field: 'path', message: `The link leads nowhere. ${form}`}
  const [, anchor] = path.split('#')
  // The menu, and content that several pages show, belong to no single page.
  if (path.startsWith('#')) return hasPage(from) ? deadAnchor('path', anchor, from, content) : undefined
  const target = pagePathOf(path)
  const [page] = content.pages.get(target) ?? []
  if (page) return deadAnchor('path', anchor, page, content)
  const redirect = content.redirects.get(target)
  if (redirect?.isOn || isOwnPath(target) || redirectIndex(content).next(target)) return undefined
  if (redirect) {
    const message = `${target} leads to “Page not found” until its redirect is switched on.`
    return {field: 'path', message, known: getPublishedId(redirect.document._id)}
  }
  return {
    field: 'path',
    about: `No published page has the path ${target}: the link leads to “Page not found”.`,
    message: `No published page has the path ${target}, so the link leads to “Page not found”. Links to it in the content: ${countLinks(target, content)}.`,
  }
}

const linkCounts = perContent(({documents}) => {
  const counts = new Map<string, number>()
  for (const {value} of readableParts(documents).flatMap(({parts}) => parts.links)) {
    const target = value.kind === 'path' ? pagePathOf(textOf(value.path) ?? '') : ''
    counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
})

/** Returns how many links in the published content have the path. */
export const countLinks = (path: string, content: Content): number => linkCounts(content).get(path) ?? 0

function deadAnchor(
  field: string,
  anchor: string | undefined,
  page: StoredDocument,
  content: Content,
): Dead | undefined {
  const sections = withPanels(shownSections(page, content))
  if (!anchor || sections.some((section) => section.anchor === anchor)) return undefined
  const title = titleOf(page) ?? textOf(page.path)
  return {field, message: `No section of “${title}” has the anchor ${anchor}: the page opens at its top.`}
}

function deadFile(id: string | undefined, content: Content): Dead | undefined {
  if (!id) return {field: 'file', message: 'The link has no file yet. Choose the document to download.'}
  const document = content.byId.get(id)
  if (!document) return {field: 'file', message: `The link leads to ${missing(id, content)}.`}
  const asset = refOf((document.file as Fields | undefined)?.asset)
  const isMadeFromText = !asset && Array.isArray(document.text) && document.text.length > 0
  if (isMadeFromText) return undefined
  if (!asset || (content.assets && !content.assets.has(asset))) {
    return {field: 'file', message: `“${titleOf(document) ?? id}” has no file to download.`}
  }
  return undefined
}

function wrongText(
  field: string,
  value: unknown,
  validate: (text: string) => string | undefined,
  content: Content,
): Dead | undefined {
  const text = textOf(value)
  const found = text === undefined ? 'Fill it in, or remove the link.' : validate(shownText(text, content))
  return found ? {field, message: `The link leads nowhere. ${found}`} : undefined
}

/** Says whether a document that is not published is a draft, or is gone. */
function missing(id: string, {drafts}: Content): string {
  return drafts.has(id) ? `a document that is not published yet (${id})` : `a deleted document (${id})`
}

/** Finds an anchor that a page has twice because of a shared section. The form of the page finds all others. */
export function* checkSharedAnchors(document: StoredDocument, content: Content): Generator<FoundProblem> {
  if (document._type !== 'page' || checkAnchors(document.sections).length > 0) return
  // The site shows a shared section without its anchor when it comes again.
  const once = new Map(
    objectsIn(document.sections).map((section) => [refOf(section) ?? section._key, section]),
  )
  for (const {message} of checkAnchors(shownSections({...document, sections: [...once.values()]}, content)))
    yield {field: 'sections', message}
}

/** Finds references to unpublished documents, and missing pictures and files. */
export function* checkReferences(document: StoredDocument, content: Content): Generator<FoundProblem> {
  for (const {field, value: id} of partsOf(document).references) {
    if (/^(image|file)-/.test(id)) {
      if (content.assets && !content.assets.has(id)) {
        yield {field, message: 'The file is gone. Upload it again.'}
      }
    } else if (!content.byId.has(id)) {
      const message = `It refers to ${missing(id, content)}, which isn’t shown. Choose another or remove it.`
      yield {field, message}
    }
  }
}
