import {isDraftId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import type {Dependent} from './dependents.ts'

export type Removal = 'delete' | 'unpublish'

/**
 * Returns whether a document may be deleted or unpublished. `home` and `in-use` would break the site. If only drafts depend on
 * it, a delete is refused (`held`), because the drafts could never be published; an unpublish is possible (`wait`).
 */
export function removalVerdict(
  removal: Removal,
  document: StoredDocument | null,
  dependents: readonly Dependent[],
): 'home' | 'in-use' | 'held' | 'wait' | 'allowed' {
  if (document?._type === 'page' && document.path === '/' && !isDraftId(document._id)) return 'home'
  if (dependents.some(({published}) => published)) return 'in-use'
  if (dependents.length === 0) return 'allowed'
  return removal === 'delete' ? 'held' : 'wait'
}
