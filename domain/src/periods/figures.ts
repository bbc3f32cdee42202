import type {KnownFact} from '../content/known-facts.ts'
import {fillTokens} from '../content/tokens.ts'
import {groupBy} from './group-by.ts'
import {type Period, pickVersion} from './period.ts'
import {withYear} from './year.ts'

/** A stored fact. Facts with the same key are versions of a figure that changes by year. */
export type DatedFact = Period & {
  _id?: string
  key: string | null
  value: string | null
  year?: number | null
  /** Message after the period ends without a successor; the default message is used if it is missing. */
  afterwards?: string | null
}

/** The values that replace tokens, by key. */
export type Figures = Readonly<Record<string, string>>

/** The figures, of which code may name only the known facts. */
export type Facts = Readonly<Partial<Record<KnownFact, string>>>

/**
 * Returns the value of each key today, with the year of the figure. After the last period the value is the message of the last version or
 * `expiredMessage`, in which `{value}` and `{year}` come from the last version. Omits keys whose periods are all in the future.
 */
export function factsInForce(
  facts: readonly DatedFact[],
  today: string,
  expiredMessage: string | null | undefined,
): Figures {
  const byKey = groupBy(facts, ({key}) => (typeof key === 'string' ? key : ''))
  const values = [...byKey].flatMap(([key, versions]): [string, string][] => {
    const picked = pickVersion(versions, today)
    const {value, year, afterwards} = picked?.version ?? {}
    if (!picked || !key || typeof value !== 'string') return []
    const shown = withYear(value, year)
    const message = afterwards || expiredMessage
    if (!picked.isOver || !message) return [[key, shown]]
    const parameters = new Map([
      ['value', shown],
      ['year', year ? String(year) : ''],
    ])
    return [[key, fillTokens(message, (name) => parameters.get(name))]]
  })
  return Object.fromEntries(values)
}
