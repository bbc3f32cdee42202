import {getPublishedId} from '@sanity/client/csm'
import {hasPage} from '@upline/domain/content/page-types.ts'
import {isPattern, redirectOf} from '@upline/domain/content/redirect-pattern.ts'
import {isObject, type StoredDocument, textOf, titleOf} from '@upline/domain/content/stored-document.ts'
import {validatePath, validateRedirectSource} from '../validation/page-paths.ts'
import {validateRedirect, validateRedirectKind} from '../validation/redirects.ts'
import {countLinks} from './check-links.ts'
import {type Content, redirectIndex, ruleOf} from './content.ts'
import type {FoundProblem} from './problem.ts'

/** Finds paths of pages and redirects that are invalid, taken, or lead in a circle. */
export function* checkPaths(document: StoredDocument, content: Content): Generator<FoundProblem> {
  if (hasPage(document)) {
    const message = problemOfPage(document, content)
    if (message) yield {field: 'path', message}
  } else if (document._type === 'redirect') {
    const finding =
      document.enabled === true ? wrongRedirect(document, content) : switchedOff(document, content)
    if (finding) yield finding
  }
}

function problemOfPage(document: StoredDocument, content: Content): string | undefined {
  const path = textOf(document.path)
  if (!path) return 'Without a path, visitors can’t open it. Enter a path or unpublish it.'
  const form = validatePath(path)
  if (form) return `It has no address: ${form}`
  const first = oldest(content.pages.get(path) ?? [])
  if (first && first !== document) {
    return `“${titleOf(first) ?? first._id}” has had the path ${path} for longer, so this is not shown.`
  }
  return content.redirects.get(path)?.isOn
    ? `A redirect starts at ${path}, so this is not shown. Switch the redirect off, or change the path.`
    : undefined
}

/** Returns the document that the site shows, of several with one path. */
function oldest(documents: readonly StoredDocument[]): StoredDocument | undefined {
  const age = ({_createdAt, _id}: StoredDocument) => `${String(_createdAt)} ${getPublishedId(_id)}`
  return documents.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))[0]
}

function wrongRedirect(document: StoredDocument, content: Content): FoundProblem | undefined {
  const from = textOf(document.from)
  if (!from) return {field: 'from', message: 'The redirect has no old path. Enter it.'}
  const form = validateRedirectSource(from)
  if (form) return {field: 'from', message: `This redirect doesn’t work: ${form}`}
  if (!isObject(document.to)) {
    return {field: 'to', message: 'The redirect leads nowhere. Choose where it goes.'}
  }
  const kind = validateRedirectKind(document.to)
  if (kind) return {field: 'to', message: kind}
  if (content.redirects.get(from)?.document !== document) {
    const message = `Another redirect already starts at ${from}. Switch one of the two off.`
    return {field: 'from', message}
  }
  const hidden = isPattern(from) && [...content.pages.keys()].find(redirectOf(from, '/'))
  if (hidden) {
    return {
      field: 'from',
      message: `${from} also matches the page ${hidden}, so only visitors with JavaScript are redirected. Narrow it.`,
    }
  }
  const message = validateRedirect(ruleOf(document, content), redirectIndex(content))
  return message ? {field: 'to', message} : undefined
}

/** Reports a redirect that is prepared but off, as a known problem. */
function switchedOff(document: StoredDocument, content: Content): FoundProblem | undefined {
  const from = textOf(document.from)
  if (!from || content.pages.has(from)) return undefined
  const about = `${from} shows “Page not found” until this redirect is switched on.`
  const message = `${about} Links to it in the content: ${countLinks(from, content)}.`
  return {severity: 'advice', field: 'enabled', message, about, known: getPublishedId(document._id)}
}
