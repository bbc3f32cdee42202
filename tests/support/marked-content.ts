import {sitePathOf} from '@upline/domain/content/page-types.ts'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {PageQueryResult, SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {pageQuery} from '@upline/web/page/page.groq.ts'
import {published, querySample, today} from './sample-dataset.ts'

export const paths = published.map(sitePathOf).filter((path) => path !== undefined)

/**
 * The sample content as the site gets it, with every text replaced by a marker. Equal texts have equal markers, so that
 * comparisons work; run-time parameters (`{count}`) stay in them.
 */
export function markedSite(): SiteData {
  return mark(sampleSite())
}

export const markedContent = (path: string): ContentData => mark(sampleContent(path))

/** The page, article or carrier at this path of the sample, or its 404 page. */
export function sampleContent(path: string): ContentData {
  const content = querySample<PageQueryResult>(pageQuery, {path})
  if (!content) throw new Error(`The sample content has no page at ${path}`)
  return resolveContent(contentInForce(content, today), sampleSite().facts)
}

let site: SiteData | undefined

/** Content of all pages of the sample. Evaluated once for all tests of a file. */
export function sampleSite(): SiteData {
  if (!site) {
    const result = siteInForce(querySample<SiteQueryResult>(siteQuery), today)
    site = resolveContent(result, result.facts)
  }
  return site
}

// Fields without text: names, choices of the layout, addresses.
const structural = new Set(
  `kind style layout variant tone icon anchor path key listItem category specialties
    partnerLevel marks extension date startDate startTime endDate endTime effectiveUntil
    timeZone effectiveDate enabled`.split(/\s+/),
)
const address = /^(?:https?:|\/|#)/
const numbers = new Map<string, number>()

/** Returns whether the value of a field is shown as a text. */
export const isText = (value: string, key: string): boolean =>
  value !== '' && !structural.has(key) && !key.startsWith('_') && !address.test(value)

export function mark<T>(value: T, key = ''): T {
  if (typeof value === 'string') {
    if (!isText(value, key)) return value
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    // A text stays a text.
    return `⟦${number}⟧${(value.match(/\{\w+\}/g) ?? []).join('')}` as T
  }
  if (Array.isArray(value)) return value.map((item) => mark(item, key)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mark(member, name)])) as T
}
