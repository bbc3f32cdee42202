import type {Mutation} from '@sanity/client'
import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {contentOf, unchanged} from './mutations.ts'

/** Types by published id of the documents that leave the site, or are gone; undefined where nobody knows any more. */
export type Leaving = ReadonlyMap<string, string | undefined>

/**
 * Lets drafts wait for what leaves the site, as if they referred to something not published yet: the lake keeps nothing from
 * being unpublished that is referred to weakly, and a publish makes the reference strong again.
 */
export function weakenDrafts(content: readonly StoredDocument[], leaving: Leaving): Mutation[] {
  return content.flatMap((document) => {
    if (publishedId(document._id) === document._id) return []
    const weakened = weakenReferences(document, leaving) as StoredDocument
    if (weakened === document) return []
    return [unchanged(document), {createOrReplace: contentOf(weakened)} as Mutation]
  })
}

/** The value with its references to what leaves made weak; the same object where there are none. */
export function weakenReferences(value: unknown, leaving: Leaving): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => weakenReferences(item, leaving))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  const {_ref, _weak} = value as {_ref?: unknown; _weak?: unknown}
  if (typeof _ref === 'string' && _weak !== true && leaving.has(_ref)) {
    const type = leaving.get(_ref)
    return {...value, _weak: true, ...(type && {_strengthenOnPublish: {type}})}
  }
  const entries = Object.entries(value)
  const changed = entries.map(([name, item]) => [name, weakenReferences(item, leaving)] as const)
  return changed.some(([, item], i) => item !== entries[i]?.[1]) ? Object.fromEntries(changed) : value
}
