import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {Dependent} from '../dependents/dependents.ts'

export type Removal = 'delete' | 'unpublish'

/**
 * Whether a document may be deleted or unpublished. `home` and `in-use` are refused, since the site would break. Where only drafts
 * depend on it, a delete is refused (`held`): they could never be published. An unpublish is not (`wait`): they wait for it.
 */
export function removalVerdict(
  removal: Removal,
  document: StoredDocument | null,
  dependents: readonly Dependent[],
): 'home' | 'in-use' | 'held' | 'wait' | 'allowed' {
  if (document?._type === 'page' && document.path === '/') return 'home'
  if (dependents.some(({published}) => published)) return 'in-use'
  if (dependents.length === 0) return 'allowed'
  return removal === 'delete' ? 'held' : 'wait'
}
