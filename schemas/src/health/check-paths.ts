import {getPublishedId} from '@sanity/client/csm'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPage} from '@upline/domain/content/page-types.ts'
import {validatePath} from '../validation/page-paths.ts'
import {type RedirectRule, validateRedirect, validateRedirectKind} from '../validation/redirects.ts'
import {countLinks} from './check-links.ts'
import {type Content, refOf} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {type Fields, isObject, type StoredDocument, textOf, titleOf} from './stored-document.ts'

/** Paths of pages and redirects that cannot be, are taken, or send visitors around. */
export function checkPaths(document: StoredDocument, content: Content): Problem[] {
  if (hasPage(document)) return pageProblems(document, content)
  return document._type === 'redirect' ? redirectProblems(document, content) : []
}

function pageProblems(document: StoredDocument, content: Content): Problem[] {
  const report = (message: string) => [problemIn('paths', document, {field: 'path', message})]
  const path = textOf(document.path)
  if (!path) return report('Without a path, visitors can’t open it. Enter a path or unpublish it.')
  const form = validatePath(path)
  if (form) return report(`It has no address: ${form}`)
  const first = oldest(content.pages.get(path) ?? [])
  if (first && first !== document) {
    return report(
      `“${titleOf(first) ?? first._id}” has had the path ${path} for longer, so this is not shown.`,
    )
  }
  return content.redirects.get(path)?.isOn
    ? report(
        `A redirect starts at ${path}, so this is not shown. Switch the redirect off, or change the path.`,
      )
    : []
}

/** As the site chooses among documents with one path. */
function oldest(documents: readonly StoredDocument[]): StoredDocument | undefined {
  const age = ({_createdAt, _id}: StoredDocument) => `${String(_createdAt)} ${getPublishedId(_id)}`
  return documents.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))[0]
}

function redirectProblems(document: StoredDocument, content: Content): Problem[] {
  const report = (field: string, message: string) => [problemIn('paths', document, {field, message})]
  const from = textOf(document.from)
  if (document.enabled !== true) return from ? switchedOff(document, from, content) : []
  if (!from) return report('from', 'The redirect has no old path. Enter it.')
  const form = validatePath(from)
  if (form) return report('from', `This redirect doesn’t work: ${form}`)
  if (!isObject(document.to)) return report('to', 'The redirect leads nowhere. Choose where it goes.')
  const kind = validateRedirectKind(document.to)
  if (kind) return report('to', kind)
  if (content.redirects.get(from)?.document !== document) {
    return report('from', `Another redirect already starts at ${from}. Switch one of the two off.`)
  }
  const others = [...content.redirects.values()].flatMap(({document: other, isOn}) =>
    isOn && other !== document ? [ruleOf(other, content)] : [],
  )
  const chain = validateRedirect(ruleOf(document, content), others)
  return chain ? report('to', chain) : []
}

/** Meant to be so: one click on the redirect changes it. */
function switchedOff(document: StoredDocument, from: string, content: Content): Problem[] {
  if (content.pages.has(from)) return []
  const about = `${from} shows “Page not found” until this redirect is switched on.`
  const message = `${about} Links to it in the content: ${countLinks(from, content)}.`
  const known = getPublishedId(document._id)
  return [problemIn('paths', document, {severity: 'advice', field: 'enabled', message, about, known})]
}

function ruleOf(document: StoredDocument, content: Content): RedirectRule {
  const to: Fields = isObject(document.to) ? document.to : {}
  const page = content.byId.get(refOf(to.page) ?? '')
  const target = (to.kind ?? 'page') === 'page' ? textOf(page?.path) : textOf(to.kind === 'path' && to.path)
  const rule: RedirectRule = {from: textOf(document.from) ?? ''}
  if (target !== undefined) rule.to = pagePathOf(target)
  return rule
}
