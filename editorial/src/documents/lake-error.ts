/** Why the lake rejected a transaction, as far as it decides what to do next. */
type LakeErrorKind =
  /** A document was changed, created or deleted since it was read. */
  | 'changed'
  /** A strong reference would have no target. */
  | 'reference'
  /** The token or the user lacks the permission. */
  | 'permission'
  /** The request is invalid and will fail again. */
  | 'invalid'
  /** The lake could not be reached, or has a temporary problem. */
  | 'unreachable'

const kinds: Record<string, LakeErrorKind> = {
  documentRevisionIDDoesNotMatchError: 'changed',
  documentAlreadyExistsError: 'changed',
  documentNotFoundError: 'changed',
  documentReferenceDoesNotExistError: 'reference',
  documentHasExistingReferencesError: 'reference',
}

/** Classifies an error of the Sanity client. */
export function lakeErrorKind(error: unknown): LakeErrorKind {
  const {statusCode, details} = (error ?? {}) as {
    statusCode?: number
    details?: {items?: {error?: {type?: string}}[]}
  }
  for (const {error: item} of details?.items ?? []) {
    const kind = kinds[item?.type ?? '']
    if (kind) return kind
  }
  if (statusCode === 409) return 'changed'
  if (statusCode === 401 || statusCode === 403) return 'permission'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429
    ? 'invalid'
    : 'unreachable'
}
