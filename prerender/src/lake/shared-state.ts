import {createHash} from 'node:crypto'
import type {SanityClient} from '@sanity/client'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {overlaps} from '@upline/domain/periods/period.ts'
import type {SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {SiteContent} from '@upline/web/content/types.ts'
import {everyPage, type RenderProblem} from '../files/report.ts'
import {fetchTagged, toJson} from './fetch.ts'

type Fact = SiteQueryResult['facts'][number]

export type SharedState = Awaited<ReturnType<typeof fetchShared>>

/** Fetches the content of all pages with the browser's query, for the date of `now`. Rejects if the lake does not respond. */
export async function fetchShared(lake: SanityClient, now: Date) {
  const {result, syncTags} = await fetchTagged<SiteQueryResult>(lake, siteQuery)
  const today = todayIn(result.settings?.timeZone, now)
  const facts = result.facts.filter(isWhole)
  const json = toJson(siteInForce({...result, facts}, today))
  const content: SiteContent = JSON.parse(json)
  const overlong = new Set<string>()
  const data = resolveContent(content, content.facts, (key) => void overlong.add(key))
  return {
    /** Without replaced tokens, as the JSON of pages contains it. */
    content,
    /** The same with its tokens resolved, as components see it. */
    data,
    // The footer shows the year.
    hash: hashOf(today.slice(0, 4) + json),
    /** Today's date in the organization's time zone. */
    today,
    syncTags,
    failures: [
      ...[...groupBy(facts, ({key}) => key ?? '').values()].flatMap(rivalFacts),
      ...Array.from(overlong, (key) => {
        const message = `A text on every page, or a fact, is left out: the fact {${key}} makes it too long`
        const document = facts.find((fact) => fact.key === key)?._id
        return {subject: everyPage, message, isRendered: true, document}
      }),
    ],
  }
}

/** Returns a hash as short as can be, because each version of a page in the archive contains two. */
export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64').slice(0, 16)

function isWhole({key, value}: Fact): boolean {
  return typeof key === 'string' && typeof value === 'string'
}

/** Returns a problem for each version whose period overlaps that of another one. `pickVersion` chooses one of them. */
function rivalFacts(versions: readonly Fact[]): RenderProblem[] {
  return versions.flatMap((fact, index) => {
    if (!versions.slice(0, index).some((other) => overlaps(other, fact))) return []
    const message = `Another fact with the key ${fact.key} applies in the same period`
    return [{subject: everyPage, message, isRendered: true, document: fact._id, field: 'key'}]
  })
}
