import type {ValidationContext} from '@sanity/types'
import {derivedTokens} from '@upline/domain/periods/counts.ts'
import {otherVersions, periodOf} from './check-period.ts'
import {validateFactKey} from './fact-keys.ts'
import {validateOverlap} from './periods.ts'

/** Validates the key of a fact, and that no other fact has it on the same date. */
export async function checkFactKey(
  key: string | undefined,
  context: ValidationContext,
): Promise<string | undefined> {
  if (!key) return undefined
  const form = validateFactKey(key)
  if (form) return form
  if (derivedTokens.some((token) => token === key)) {
    return `The site counts {${key}} itself. Choose another key.`
  }
  const others = await otherVersions(context, 'key', {type: 'fact', name: key})
  const own = periodOf(context)
  const isDated = (period: typeof own) => Boolean(period.effectiveFrom || period.effectiveUntil)
  const undated = others.find((other) => !isDated(other))
  if (undated || (others.length > 0 && !isDated(own))) {
    const other = undated ?? others[0]
    return `The fact “${other?.label ?? key}” already has the key ${key}. Choose another one, or give both effective dates.`
  }
  const overlap = validateOverlap(own, others)
  return overlap && `Two facts with the key ${key} overlap. ${overlap}`
}
