import {getPublishedId} from '@sanity/client/csm'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {walk} from '@upline/domain/content/walk.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {latestOf, type Pair} from '../documents/pairs.ts'
import {quoteNames} from '../documents/quote-names.ts'
import {singletonTypes} from '../documents/singletons.ts'
import {type Dependent, dependentsOf, targetToday} from './dependents.ts'
import {type Removal, removalVerdict} from './removal-verdict.ts'

/** The start of the problem of a document that published content uses. */
export const inUse = 'Published content uses this'

/**
 * Returns, by published id, why documents can't be deleted or unpublished. `content` is all content, drafts included. Documents
 * that are removed together don't block each other.
 */
export function removalProblems(
  pairs: readonly Pair[],
  content: readonly StoredDocument[],
  removal: Removal,
): Map<string, string> {
  const removed = new Set(pairs.map(({id}) => id))
  const kept = content.filter(({_id}) => !removed.has(getPublishedId(_id)))
  const mentions = mentionsIn(kept)
  const today = todayOfSite(content)
  const problems = new Map<string, string>()
  for (const pair of pairs) {
    const {id} = pair
    const document = pair.published ?? latestOf(pair)
    if (!document) continue
    if (singletonTypes.has(document._type)) {
      problems.set(id, 'The site needs this document. It can’t be removed.')
      continue
    }
    const target = targetToday(id, document, [...kept, document], today)
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
    if (verdict === 'home') problems.set(id, 'The home page can’t be deleted or unpublished.')
    if (verdict === 'held') problems.set(id, `Drafts use this: ${namesOf(dependents)}. Change them first.`)
    if (verdict === 'in-use') {
      problems.set(
        id,
        `${inUse}: ${namesOf(dependents.filter(({published}) => published))}. Change it first.`,
      )
    }
  }
  return problems
}

function namesOf(dependents: readonly Dependent[]): string {
  return quoteNames(dependents.map(({title, type}) => title ?? type))
}

/** Indexes documents by the ids, paths and tokens in them, so that removing many documents needs one walk. */
function mentionsIn(content: readonly StoredDocument[]): Map<string, Set<StoredDocument>> {
  const found = new Map<string, Set<StoredDocument>>()
  for (const document of content) {
    walk(document, (value) => {
      if (typeof value !== 'string') return
      const paths = value.startsWith('/') ? [pagePathOf(value)] : []
      for (const name of [value, ...paths, ...tokensIn(value).map((token) => `{${token}}`)]) {
        if (name.length <= 1000) found.set(name, (found.get(name) ?? new Set()).add(document))
      }
    })
  }
  return found
}
