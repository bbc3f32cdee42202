import {ruleFields} from './convert-values.ts'
import {FirestoreError, invalid} from './firestore-error.ts'
import type {Rules} from './rules/decide.ts'
import type {RuleMethod} from './rules/syntax.ts'
import type {ServiceAccount} from './service-account.ts'
import type {WireFields} from './values.ts'

export interface Attempt {
  method: RuleMethod
  path: string
  after?: WireFields
  before?: WireFields
}

/** Decides whether one access passes, and throws PERMISSION_DENIED if not. `time` is ISO 8601, UTC. */
export type Permit = (attempt: Attempt, time: string) => void

/** Servers may do everything, everybody else what the rules allow. Throws INVALID_ARGUMENT for an unknown token. */
export function permitOf(authorization: string | undefined, account: ServiceAccount, rules: Rules): Permit {
  return isServer(authorization, account) ? () => {} : permitByRules(rules)
}

/** Without a user there is no Authorization header; `Bearer owner` is the emulators' token of a server. */
function isServer(authorization: string | undefined, account: ServiceAccount): boolean {
  if (authorization === undefined) return false
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1]
  if (token === 'owner' || (token && account.signed(token))) return true
  throw invalid('The authorization is not one that the local Firestore endpoint gave out.')
}

function permitByRules(rules: Rules): Permit {
  return ({method, path, after, before}, time) => {
    const allowed = rules.allows({
      method,
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      time,
      after: after && ruleFields(after),
      before: before && ruleFields(before),
    })
    if (allowed) return
    const collection = path.split('/')[0]
    throw new FirestoreError(
      'PERMISSION_DENIED',
      `firestore.rules does not allow this ${method} in ${collection}.`,
    )
  }
}
