import {createHash} from 'node:crypto'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {nextChange, overlaps, pickVersion} from '@upline/domain/periods/period.ts'
import {todayIn} from '@upline/domain/periods/today.ts'
import type {PageState} from '@upline/web/app/entry-prerender.tsx'
import type {SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {SiteContent, SiteData} from '@upline/web/content/types.ts'
import {type SoundAnswer, stringify} from './answers.ts'
import type {Flaw} from './conform.ts'

/** What all pages share, prepared once for all of them. */
export type SharedState = {
  /** As pages carry it, in the browser too. */
  answer: SoundAnswer<SiteContent>
  json: string
  /** The same without nulls, which take half of the length, and without its tags. */
  pageAnswer: PageState['site']
  hash: string
  data: SiteData
  /** The same with the ids of facts and redirects: what the next answer is held against. */
  lastGood: SiteQueryResult
  /** Keys of facts that are no longer published: texts that still hold them show the last value. */
  formerFacts: ReadonlySet<string>
  /** The day, where the organisation is, of which all this is. */
  today: string
  /** The next day on which a fact begins to hold, or holds no more. */
  nextChange: string | undefined
  /** Facts that do not hold today though no other has taken their place: the last of each. */
  endedFacts: readonly Fact[]
}

type Fact = SiteQueryResult['facts'][number]

/**
 * `before` is the last good answer, where there is one; of facts that are gone only those stay that are `used`, or all. Of facts with
 * periods the values are those of the day on which `now` is, in the time zone of the settings.
 */
export function shareState(
  answer: SoundAnswer<SiteQueryResult>,
  before: SiteQueryResult | undefined,
  used?: ReadonlySet<string>,
  now = new Date(),
): SharedState {
  const {facts} = answer.result
  const flaws = rivalFacts(facts)
  const former = (before?.facts ?? []).filter(
    ({key}) => !facts.some((fact) => fact.key === key) && (used?.has(key) ?? true),
  )
  // In one order: the lake's own changes with every publish of a fact, and every page would be another one.
  const all = [...facts, ...former].sort(by('_id')).sort(by('key'))
  const redirects = answer.result.redirects.toSorted(by('_id')).sort(by('from'))
  const lastGood = {...answer.result, facts: all, redirects}
  const today = todayIn(lastGood.settings?.timeZone, now)
  const inForce = siteInForce(lastGood, today)
  // Pages know documents by what they need of them.
  const result = {
    ...inForce,
    redirects: redirects.map(withoutId),
  } as unknown as SiteContent
  const json = stringify({...answer, result})
  return {
    answer: {...answer, result, flaws: [...answer.flaws, ...flaws]},
    json,
    pageAnswer: JSON.parse(json),
    hash: hashOf(json),
    data: resolveContent(result, result.facts),
    lastGood,
    formerFacts: new Set(former.map(({key}) => key)),
    today,
    nextChange: nextChange(all, today),
    endedFacts: endedFacts(all, today),
  }
}

function endedFacts(facts: readonly Fact[], today: string): Fact[] {
  return [...groupBy(facts, ({key}) => key).values()].flatMap((versions) => {
    const picked = pickVersion(versions, today)
    return picked?.isOver ? [picked.version] : []
  })
}

export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64')

/** Two facts with one key on one day: pickVersion decides which one is shown. */
function rivalFacts(facts: readonly Fact[]): Flaw[] {
  return [...groupBy(facts.toSorted(by('_id')), ({key}) => key).values()].flatMap((versions) =>
    versions.flatMap((fact, index) => {
      const first = versions.slice(0, index).find((other) => overlaps(other, fact))
      if (!first) return []
      const problem = `is the same as that of ${first._id}`
      return [{document: fact._id, section: undefined, field: 'key', problem, outcome: 'left out' as const}]
    }),
  )
}

function withoutId<T extends {_id: string}>({_id, ...rest}: T): Omit<T, '_id'> {
  return rest
}

const by =
  <Name extends string>(name: Name) =>
  (a: Record<Name, string>, b: Record<Name, string>): number =>
    a[name] < b[name] ? -1 : Number(a[name] > b[name])
