import type {Sender} from '../sender.ts'
import {ruleFields, ruleOfJson} from './convert-values.ts'
import {FirestoreError, invalid} from './firestore-error.ts'
import type {RuleMethod} from './rules/compile-ruleset.ts'
import type {Rules} from './rules/decide.ts'
import type {RuleValue} from './rules/values.ts'
import type {ServiceAccount} from './service-account.ts'
import type {WireFields} from './values.ts'

export interface Attempt {
  method: RuleMethod
  path: string
  after?: WireFields
  before?: WireFields
  /** Returns the fields of a document after the commit. */
  getAfter?: (path: string) => WireFields | undefined
}

/** Throws PERMISSION_DENIED if the access is not allowed. `time` is ISO 8601, UTC. */
export type Permit = (attempt: Attempt, time: string) => void

export interface Caller {
  authorization: string | undefined
  sender: Sender
}

/**
 * Lets programs with a token of the service account do everything, and all other callers what the rules allow. Unsigned tokens, which
 * Firebase's clients send to an emulator, count from the Studio only. Throws INVALID_ARGUMENT for any other token: the emulators'
 * `Bearer owner` is public, so that every page of this machine could send it.
 */
export function permitOf({authorization, sender}: Caller, account: ServiceAccount, rules: Rules): Permit {
  if (authorization === undefined) return permitByRules(rules, undefined)
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1]
  if (token && sender === 'program' && account.signed(token)) return () => {}
  const claims = token && sender === 'studio' ? unsignedClaims(token) : undefined
  if (claims) return permitByRules(rules, claims)
  throw invalid('The authorization is not one that the local Firestore endpoint gave out.')
}

function permitByRules(rules: Rules, token: Map<string, RuleValue> | undefined): Permit {
  return ({method, path, after, before, getAfter}, time) => {
    const allowed = rules.allows({
      method,
      path: ['databases', '(default)', 'documents', ...path.split('/')],
      time,
      token,
      after: after && ruleFields(after),
      before: before && ruleFields(before),
      getAfter: (other) => {
        const fields = getAfter?.(other)
        return fields && ruleFields(fields)
      },
    })
    if (allowed) return
    const collection = path.split('/')[0]
    throw new FirestoreError(
      'PERMISSION_DENIED',
      `firestore.rules does not allow this ${method} in ${collection}.`,
    )
  }
}

/** Returns the claims of an unsigned JSON web token, or undefined if the token is not one. */
function unsignedClaims(token: string): Map<string, RuleValue> | undefined {
  const [head, body, signature, ...more] = token.split('.')
  if (!head || !body || signature !== '' || more.length > 0) return undefined
  try {
    const claims = ruleOfJson(JSON.parse(Buffer.from(body, 'base64url').toString()))
    return claims instanceof Map ? claims : undefined
  } catch {
    return undefined
  }
}
