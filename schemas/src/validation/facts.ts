import {archiveRetentionFact} from '@upline/domain/content/known-facts.ts'
import {retentionFact, retentionMonths} from '@upline/domain/inquiry/retention.ts'
import {derivedTokens} from '@upline/domain/periods/counts.ts'
import {otherVersions, periodOf, validateOverlap} from './periods.ts'
import type {Validator} from './rules.ts'

export function validateFactKey(key: string | undefined): string | undefined {
  if (!key || /^[a-z][a-zA-Z0-9]*$/.test(key)) return undefined
  return 'Start with a lowercase letter and use only letters and digits, such as partBPremium.'
}

/** Validates the key of a fact, and that no other fact has it on the same date. */
export const checkFactKey: Validator<string> = async (key, context) => {
  if (!key) return undefined
  const form = validateFactKey(key)
  if (form) return form
  if (derivedTokens.some((token) => token === key)) {
    return `The site counts {${key}} itself. Choose another key.`
  }
  const others = await otherVersions(context)
  const overlap = validateOverlap(periodOf(context), others)
  return overlap && `Another fact has the key ${key}. ${overlap}`
}

/** Returns what is wrong with the value of a fact with the time that inquiries or the archive of the site are kept. */
export function retentionProblem(document: object | undefined): string | undefined {
  const fact: {key?: unknown; value?: unknown} = {...document}
  const isKnown = fact.key === retentionFact || fact.key === archiveRetentionFact
  if (!isKnown || !fact.value || retentionMonths(fact.value) !== undefined) return undefined
  const use = fact.key === retentionFact ? 'Inquiries are erased' : 'Archived pages may be deleted'
  return `Write the period as “24 months” or “2 years”. ${use} after that.`
}
