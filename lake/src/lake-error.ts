/** Why the lake refuses a request. The server has an HTTP status for each reason. */
export type Reason = 'invalid' | 'forbidden' | 'missing' | 'slow' | 'conflict' | 'busy'

/** `description` is one sentence for a person. */
interface Details {
  type: string
  description: string
  [name: string]: unknown
}

/** A refusal. `details` has the shape in which `@sanity/client` expects an error, `message` is for the terminal. */
export class LakeError extends Error {
  override name = 'LakeError'
  readonly reason: Reason
  readonly details: Details

  constructor(reason: Reason, details: Details, message = details.description) {
    super(message)
    this.reason = reason
    this.details = details
  }
}

/** Refuses changes. Nothing of their transaction is stored. */
export function mutationError(reason: Reason, ...errors: (Details & {index?: number})[]): LakeError {
  const items = errors.map(({index = 0, ...error}) => ({index, error}))
  const description =
    errors[0]?.type === 'validationError'
      ? `Mutation(s) failed with ${errors.length} error(s)`
      : `The mutation(s) failed: ${errors[0]?.description}`
  return new LakeError(reason, {type: 'mutationError', description, items}, errors[0]?.description)
}

/** Refuses a mutation that contradicts the stored documents. */
export function conflict(
  type: string,
  description: string,
  details: {index?: number; id: string; [name: string]: unknown},
): LakeError {
  return mutationError('conflict', {type, description, ...details})
}

/** Returns an option. Throws a LakeError for another value: a `dryRun=1` must not store anything. */
export function oneOf<T extends string>(name: string, given: unknown, values: readonly T[]): T {
  const value = values.find((each) => each === given)
  if (value === undefined) throw invalid(`"${name}" takes ${values.join(', ')}`)
  return value
}

/** Refuses a malformed request. The sentence names the change it needs. */
export function invalid(description: string, type = 'validationError'): LakeError {
  return new LakeError('invalid', {type, description})
}
