import type {Dependent, StoredDocument} from '../dependents/dependents.ts'

/**
 * Whether a document may be deleted or unpublished: `home` and `in-use` are refused since the site would break, `ask`
 * needs the editor's consent.
 */
export function removalVerdict(
  document: StoredDocument | null,
  dependents: readonly Dependent[],
): 'home' | 'in-use' | 'ask' | 'allowed' {
  if (document?._type === 'page' && document.path === '/') return 'home'
  if (dependents.some(({published}) => published)) return 'in-use'
  return dependents.length > 0 ? 'ask' : 'allowed'
}
