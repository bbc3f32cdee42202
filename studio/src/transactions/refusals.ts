/** Why the lake refused a transaction, as far as it matters what to do next. */
type Refusal =
  /** A document was changed, made or deleted since it was looked at: look again. */
  | 'changed'
  /** A reference would lead nowhere. */
  | 'reference'
  /** The token or the user may not do it. */
  | 'rights'
  /** It was not understood, and will not be next time. */
  | 'wrong'
  /** The lake was not reached, or is in trouble: nothing is known to be wrong with the request. */
  | 'unreachable'

const kinds: Record<string, Refusal> = {
  documentRevisionIDDoesNotMatchError: 'changed',
  documentAlreadyExistsError: 'changed',
  documentNotFoundError: 'changed',
  documentReferenceDoesNotExistError: 'reference',
  documentHasExistingReferencesError: 'reference',
}

/** What an error of the client means. */
export function refusalOf(error: unknown): Refusal {
  const {statusCode, details} = (error ?? {}) as {
    statusCode?: number
    details?: {items?: {error?: {type?: string}}[]}
  }
  for (const {error: item} of details?.items ?? []) {
    const kind = kinds[item?.type ?? '']
    if (kind) return kind
  }
  if (statusCode === 409) return 'changed'
  if (statusCode === 401 || statusCode === 403) return 'rights'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429
    ? 'wrong'
    : 'unreachable'
}
