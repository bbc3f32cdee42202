import type {PageQueryResult, SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {pageQuery} from '@upline/web/page/page.groq.ts'
import fc from 'fast-check'
import {paths} from './marked-content.ts'
import {querySample} from './sample-dataset.ts'

/** Empty values, and values of types that a field may not have. */
const wrongValues = [null, 7, true, 'text', '', [], {}, [null], [7], ['text'], {en: 'text'}, [{_key: 'a'}]]

export type Case = {query: 'site' | 'page'; path: string; place: string[]; value: unknown}

export const rawSite = querySample<SiteQueryResult>(siteQuery)
export const rawPage = (path: string) => querySample<PageQueryResult>(pageQuery, {path})

/** Values that the queries choose, and those without which a page has nothing to show: its sections and labels. */
const exempt = {
  page: /^(?:_type|path|sections|labels|redirects(?:\.\d+)?)$/,
  site: /^(?:choices(?:\.\w+)?|facts|caps|counted|appointmentDays)(?:\.\d+)?$|^counted\.\d+\.\w+$/,
}

/** Returns the path of each value; lists of more than two members are alike. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  const entries = Object.entries((Array.isArray(value) ? value.slice(0, 2) : value) ?? {})
  const inner = typeof value === 'object' ? entries : []
  return [path, ...inner.flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

const places = [
  ...[...paths, '/nowhere'].map((path) => ({query: 'page' as const, path, raw: rawPage(path)})),
  {query: 'site' as const, path: '/', raw: rawSite},
].flatMap(({query, path, raw}) =>
  placesIn(raw)
    .filter((place) => place.length > 0 && !exempt[query].test(place.join('.')))
    .map((place) => ({query, path, place})),
)

export const wrongCase: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(...wrongValues))
  .map(([place, value]) => ({...place, value}))

/** Returns a copy with another value at the path. */
export function withValue(content: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const inner = withValue((content as Record<string, unknown>)[key], rest, value)
  return Array.isArray(content) ? content.with(Number(key), inner) : {...(content as object), [key]: inner}
}
