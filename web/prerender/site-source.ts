import {createHash} from 'node:crypto'
import type {SanityClient} from '@sanity/client'
import type {SiteQueryResult} from '../src/content/sanity.types.generated.ts'
import {siteQuery} from '../src/content/site.groq.ts'
import {resolveContent} from '../src/content/tokens.ts'
import type {SiteData} from '../src/content/types.ts'
import type {Changed} from './documents.ts'
import {markReads} from './instrument.ts'
import {type Change, isTouched, readAnswer} from './uses.ts'

export type Site = {
  data: SiteData
  json: string
  /** Name of the file that holds the JSON; another one for other data, so that browsers may keep it. */
  file: string
  /** When each fact changed last, by its key. */
  factDates: ReadonlyMap<string, string>
  changed: boolean
}

const factDatesQuery = '*[_type == "fact"]{key, _updatedAt}'
type FactDate = {key: string; _updatedAt: string}

// The site's data is asked as a whole: whatever of these types appears or goes away may be part of it.
const types = new Set(
  [...siteQuery.matchAll(/_type == "(\w+)"/g)].map(([, type]) => type).filter((type) => type !== undefined),
)

/** Asks for the data that all pages share whenever a change may concern it. */
export class SiteSource {
  readonly #lake: SanityClient
  readonly #query = markReads(siteQuery)
  #site: Site | undefined
  #uses = readAnswer(null).uses

  constructor(lake: SanityClient) {
    this.#lake = lake
  }

  /** The data as it is now, and whether it is different from the last time. */
  async refresh(changed?: {documents: readonly Changed[]; change: Change}): Promise<Site> {
    const concerned =
      !changed ||
      changed.documents.some(({before, after}) => types.has((after ?? before)?._type ?? '')) ||
      isTouched(this.#uses, changed.change)
    if (this.#site && !concerned) return {...this.#site, changed: false}
    const [raw, dates] = await Promise.all([
      this.#lake.fetch<SiteQueryResult>(this.#query),
      this.#lake.fetch<FactDate[]>(factDatesQuery),
    ])
    const {value, uses} = readAnswer(raw)
    const data = resolveContent(value, value.facts)
    const json = JSON.stringify(data)
    this.#uses = uses
    const site: Site = {
      data,
      json,
      file: `_content/site.${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`,
      factDates: new Map(dates.map(({key, _updatedAt}) => [key, _updatedAt])),
      changed: json !== this.#site?.json,
    }
    this.#site = site
    return site
  }
}
