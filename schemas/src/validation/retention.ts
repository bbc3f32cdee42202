import {retentionFact, retentionMonths} from '@upline/domain/inquiry/retention.ts'

/** Returns what is wrong with the value of a fact with the time that inquiries are kept. */
export function retentionProblem(document: object | undefined): string | undefined {
  const fact: {key?: unknown; value?: unknown} = {...document}
  if (fact.key !== retentionFact || !fact.value || retentionMonths(fact.value) !== undefined) return undefined
  return 'Inquiries are erased after this period, and it can’t be read. Write it as “24 months” or “2 years”.'
}
