import {join} from 'node:path'
import type {ContentDocument, Json} from '@upline/content/json.ts'
import {readDocuments} from '@upline/content/read-documents.ts'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {PageQueryResult, SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {siteInForce} from '@upline/web/content/site-in-force.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import {pageQuery} from '@upline/web/pages/page.groq.ts'
import {evaluateSync, parse} from 'groq-js'

/**
 * The sample content as the site gets it, with every text replaced by a marker. Equal texts have equal markers, so what
 * compares them goes on working; run-time parameters (`{count}`) stay in them.
 */
const asset = {
  _id: 'asset',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example/picture.png',
  extension: 'png',
  originalFilename: 'picture.png',
  size: 1000,
  metadata: {dimensions: {width: 1600, height: 1000}},
}

// A date on which all periods of the sample are current.
const today = '2026-11-22'

const folder = join(import.meta.dirname, '../../content/documents')
const published = readDocuments(folder)
  .documents.map(({document}) => withAssets(document) as ContentDocument)
  .filter(({_id}) => !_id.startsWith('drafts.'))
const dataset = [...published, asset]

export const paths = published.map(sitePathOf).filter((path) => path !== undefined)

export function markedSite(): SiteData {
  return mark(plainSite())
}

export function markedContent(path: string): ContentData {
  const content = run<PageQueryResult>(pageQuery, {path})
  if (!content) throw new Error(`The sample content has no page at ${path}`)
  return mark(resolveContent(contentInForce(content, today), plainSite().facts))
}

let site: SiteData | undefined

/** Evaluated once for all tests of a file. */
function plainSite(): SiteData {
  if (!site) {
    const result = siteInForce(run<SiteQueryResult>(siteQuery, {}), today)
    site = resolveContent(result, result.facts)
  }
  return site
}

function run<Result>(query: string, params: Record<string, string>): Result {
  // What the evaluator gives has the shape that TypeGen derived from the query.
  return evaluateSync(parse(query, {params}), {dataset, params}).data as Result
}

function withAssets(value: Json): Json {
  if (Array.isArray(value)) return value.map(withAssets)
  if (value === null || typeof value !== 'object') return value
  const {_sanityAsset, ...rest} = value
  const members = Object.entries(rest).map(([key, member]) => [key, withAssets(member)])
  return Object.fromEntries(_sanityAsset ? [...members, ['asset', {_ref: 'asset'}]] : members)
}

// What is no text: names, choices of the layout, addresses.
const structural = new Set(
  `kind style layout variant tone icon anchor path key listItem category specialties
    partnerLevel marks extension date startDate startTime endDate endTime effectiveUntil
    timeZone effectiveDate enabled`.split(/\s+/),
)
const address = /^(?:https?:|\/|#)/
const numbers = new Map<string, number>()

function mark<T>(value: T, key = ''): T {
  if (typeof value === 'string') {
    if (structural.has(key) || key.startsWith('_') || address.test(value) || value === '') return value
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    // A text stays a text.
    return `⟦${number}⟧${(value.match(/\{\w+\}/g) ?? []).join('')}` as T
  }
  if (Array.isArray(value)) return value.map((item) => mark(item, key)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mark(member, name)])) as T
}
