import {groupBy} from './group-by.ts'
import {type Period, pickVersion} from './period.ts'

/** A fact as the lake has it: one of several with its key, if the figure changes by year. */
export type DatedFact = Period & {
  _id?: string
  key: string | null
  value: string | null
  year?: number | null
  /** What the page says when the period is over and no other fact follows; for all facts if it is missing. */
  afterwards?: string | null
}

/** What a text shows for its key. */
type FactInForce = {key: string; value: string}

/** Tokens whose value is counted in the content and no fact; a disclaimer that states them is not published without them. */
export const countTokens = ['medicareOrganizations', 'medicareProducts'] as const
export type Counts = Readonly<Partial<Record<(typeof countTokens)[number], number | null>>>

/**
 * The value of each key on a day, with the year that the figure belongs to. Where the period is over and nothing follows, it is what the
 * organisation says then, `periodOver` for all: `{value}` and `{year}` in it are those of the last one. A key whose facts are all to come
 * has no value yet.
 */
export function factsInForce(
  facts: readonly DatedFact[],
  today: string,
  periodOver: string | null | undefined,
): FactInForce[] {
  const byKey = groupBy(facts, ({key}) => key ?? '')
  return [...byKey].flatMap(([key, versions]) => {
    const picked = pickVersion(versions, today)
    const {value, year, afterwards} = picked?.version ?? {}
    if (!picked || !key || typeof value !== 'string') return []
    const shown = withYear(value, year)
    const words = afterwards || periodOver
    if (!picked.isOver || !words) return [{key, value: shown}]
    const parameters: Record<string, string> = {value: shown, year: year ? String(year) : ''}
    return [
      {key, value: words.replace(/\{(value|year)\}/g, (_token, name: string) => parameters[name] ?? '')},
    ]
  })
}

/** `$174.70 (2024)`; a value that names its year already stays as it is. */
export function withYear(value: string | null, year: number | null | undefined): string {
  if (typeof year !== 'number' || typeof value !== 'string') return value ?? ''
  return value.includes(String(year)) ? value : `${value} (${year})`
}

/** Counts as facts; what is not counted, or zero, is none. */
export function countFacts(counts: Counts | null | undefined): FactInForce[] {
  return countTokens.flatMap((key) => {
    const count = counts?.[key]
    return typeof count === 'number' && count > 0 ? [{key, value: String(count)}] : []
  })
}
