import {createHash} from 'node:crypto'
import type {SiteQueryResult} from '@upline/web/content/sanity.types.generated'
import {resolveContent} from '@upline/web/content/tokens'
import type {SiteData} from '@upline/web/content/types'
import {type SoundAnswer, stringify} from './answers.ts'
import type {Flaw} from './conform.ts'
import {escapeScript} from './html.ts'

/** What all pages share, prepared once for all of them. */
export type SharedState = {
  /** As pages carry it, in the browser too. */
  answer: SoundAnswer<SiteQueryResult>
  json: string
  /** The JSON as it stands in each document. */
  encoded: Buffer
  hash: string
  data: SiteData
  /** The same with the ids of facts and redirects: what the next answer is held against. */
  lastGood: SiteQueryResult
  /** Keys of facts that are no longer published: texts that still hold them show the last value. */
  formerFacts: ReadonlySet<string>
}

type Fact = SiteQueryResult['facts'][number]

/** `before` is the last good answer, where there is one; of facts that are gone only those stay that are `used`, or all. */
export function shareState(
  answer: SoundAnswer<SiteQueryResult>,
  before: SiteQueryResult | undefined,
  used?: ReadonlySet<string>,
): SharedState {
  const {facts, flaws} = distinctFacts(answer.result.facts)
  const former = (before?.facts ?? []).filter(
    ({key}) => !facts.some((fact) => fact.key === key) && (used?.has(key) ?? true),
  )
  // In one order: the lake's own changes with every publish of a fact, and every page would be another one.
  const all = [...facts, ...former].sort(by('key'))
  const redirects = answer.result.redirects.toSorted(by('_id')).sort(by('from'))
  const lastGood = {...answer.result, facts: all, redirects}
  // Pages know documents by what they need of them.
  const result = {
    ...lastGood,
    choices: lastGood.choices.map(withoutId),
    facts: all.map(withoutId),
    redirects: redirects.map(withoutId),
  }
  const json = stringify({...answer, result})
  return {
    answer: {...answer, result: result as unknown as SiteQueryResult, flaws: [...answer.flaws, ...flaws]},
    json,
    encoded: Buffer.from(escapeScript(json)),
    hash: hashOf(json),
    data: resolveContent(result, all) as unknown as SiteData,
    lastGood,
    formerFacts: new Set(former.map(({key}) => key)),
  }
}

export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64')

/** Two facts with one key: the first by id has it. */
function distinctFacts(facts: readonly Fact[]): {facts: Fact[]; flaws: Flaw[]} {
  const byKey = new Map<string, Fact>()
  const flaws: Flaw[] = []
  for (const fact of facts.toSorted(by('_id'))) {
    const first = byKey.get(fact.key)
    if (!first) byKey.set(fact.key, fact)
    else {
      const problem = `is the same as that of ${first._id}`
      flaws.push({document: fact._id, section: undefined, field: 'key', problem, outcome: 'left out'})
    }
  }
  return {facts: [...byKey.values()], flaws}
}

function withoutId<T extends {_id: string}>({_id, ...rest}: T): Omit<T, '_id'> {
  return rest
}

const by =
  <Name extends string>(name: Name) =>
  (a: Record<Name, string>, b: Record<Name, string>): number =>
    a[name] < b[name] ? -1 : Number(a[name] > b[name])
