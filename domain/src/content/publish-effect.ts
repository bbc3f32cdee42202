/** A change that a visitor, a search engine or a program sees. */
export interface EffectChange {
  /** The place on the page: `Page`, `Search result`, `Share card`, `Details for search engines`. */
  place: string
  before?: string
  after?: string
  /** Describes a change without text. */
  note?: string
}

/** Pages, or one list such as the calendar, with the same changes. */
export interface EffectGroup {
  /** A list has no `path`. */
  where: {title: string; path?: string}[]
  state: 'new' | 'changed' | 'gone'
  changes: EffectChange[]
}

/** The changes that a publish makes on the whole site. */
export interface PublishEffect {
  groups: EffectGroup[]
  /** Number of pages that were not compared within the time limit. */
  uncompared: number
  milliseconds: number
}

/** The path at which a site on one machine returns the effect of a publish. Pages cannot have it. */
export const effectPath = '/_effect'

/** Body of the request. */
export interface EffectRequest {
  /** Mutations of the publish. */
  mutations: readonly unknown[]
  /** Compares the site on this date, such as `2027-01-01`; today by default. */
  date?: string
  /** Compares the site on the date with today's, instead of with and without the mutations on the same date. */
  withToday?: boolean
}

/** Returns `4 pages, 7 places`. */
export function effectSummary({groups, uncompared}: PublishEffect): string {
  const pages = new Set(groups.flatMap(({where}) => where.flatMap(({path}) => path ?? []))).size
  const places = groups.reduce((sum, {where, changes}) => sum + where.length * Math.max(1, changes.length), 0)
  const count = (n: number, name: string) => `${n} ${name}${n === 1 ? '' : 's'}`
  if (places === 0) return uncompared > 0 ? 'Not compared in time' : 'Nothing that visitors see'
  return `${count(pages, 'page')}, ${count(places, 'place')}`
}
