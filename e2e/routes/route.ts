/**
 * The required content of a page. Not derived from the content, so that a test fails if content is lost. Compares texts without
 * regard to case.
 */
export interface Route {
  path: string
  /** The document's title, or a pattern for it. */
  title: string | RegExp
  /** The text of the only h1. */
  heading?: string
  /** Visible when the page opens, separated by `|`. */
  texts?: string
  /** The hrefs of links with any name, separated by `|`. */
  leadsTo?: string
  links?: readonly RouteLink[]
  /** The tabs in order with their labels and panels, the default first. */
  tabs?: readonly RouteTab[]
  tables?: readonly RouteTable[]
  /** Lists with a required number of entries, by the heading of their section. */
  lists?: readonly {heading: string; entries: number}[]
}

export interface RouteLink {
  /** A part of the accessible name. */
  name: string
  /** The href, or a pattern for a part of it. */
  to: string | RegExp
}

export interface RouteTab {
  /** The value in the query, such as `?tab=comparison`. */
  key: string
  label: string
  texts?: string
  tables?: readonly RouteTable[]
}

export interface RouteTable {
  /** A part of the name, caption or heading, if there are several tables. */
  name?: string
  /** Headers of the columns after the first. */
  columns?: readonly string[]
  /** The number of rows, the row headers in order, or whole rows: [header, cell, ...]. */
  rows: number | readonly string[] | readonly (readonly string[])[]
}
