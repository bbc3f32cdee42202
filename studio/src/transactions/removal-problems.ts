import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import {pagePathOf} from '@upline/schemas/validation/link-targets.ts'
import {tokensIn} from '@upline/schemas/validation/tokens.ts'
import {type Removal, removalVerdict} from '../actions/removal-verdict.ts'
import {type Dependent, dependentsOf, targetToday} from '../dependents/dependents.ts'
import {singletonTypes} from '../structure/singletons.ts'
import {quoteNames} from '../ui/quote-names.ts'
import type {Pair} from './pairs.ts'

/**
 * By published id, why a document may not be deleted or unpublished, in words for an editor. `content` is all content, drafts
 * too; documents that are removed together do not hold each other.
 */
export function removalProblems(
  pairs: readonly Pair[],
  content: readonly StoredDocument[],
  removal: Removal,
): Map<string, string> {
  const removed = new Set(pairs.map(({id}) => id))
  const kept = content.filter(({_id}) => !removed.has(publishedId(_id)))
  const mentions = mentionsIn(kept)
  const problems = new Map<string, string>()
  for (const {id, draft, published} of pairs) {
    const document = published ?? draft
    if (!document) continue
    if (singletonTypes.has(document._type)) {
      problems.set(id, 'The site needs it: there is exactly one of its kind.')
      continue
    }
    const target = targetToday(id, document, [...kept, document], today())
    const names = [
      target.id,
      target.path,
      target.choice?.key,
      target.factKey && `{${target.factKey}}`,
      ...(target.inPlaceOf ?? []),
    ]
    const candidates = names.flatMap((name) => [...((name && mentions.get(name)) || [])])
    const dependents = dependentsOf([...new Set(candidates)], target)
    const verdict = removalVerdict(removal, document, dependents)
    if (verdict === 'home') problems.set(id, 'This is the home page: the site begins here.')
    if (verdict === 'held')
      problems.set(id, `Drafts depend on it: ${namesOf(dependents)}. Change these first.`)
    if (verdict === 'in-use') problems.set(id, inUse(dependents.filter((each) => each.published)))
  }
  return problems
}

function inUse(dependents: readonly Dependent[]): string {
  return `What is published depends on it: ${namesOf(dependents)}. Change these first.`
}

function namesOf(dependents: readonly Dependent[]): string {
  return quoteNames(dependents.map(({title, type}) => title ?? type))
}

/** By id, path or token, the documents that mention it: one walk, however many documents are to be removed. */
function mentionsIn(content: readonly StoredDocument[]): Map<string, Set<StoredDocument>> {
  const found = new Map<string, Set<StoredDocument>>()
  const walk = (value: unknown, document: StoredDocument) => {
    if (typeof value === 'string') {
      const names = value.startsWith('/') ? [pagePathOf(value)] : []
      for (const name of [value, ...names, ...tokensIn(value).map((token) => `{${token}}`)]) {
        if (name.length <= 1000) found.set(name, (found.get(name) ?? new Set()).add(document))
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value)) walk(item, document)
    }
  }
  for (const document of content) walk(document, document)
  return found
}
