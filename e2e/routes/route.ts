/**
 * What the specification (sections 2, 4 and 9) names for a page. Written from the specification, not from the content,
 * so that content which loses something fails. Texts are compared without regard to case.
 */
export interface Route {
  path: string
  /** The document's title; a pattern where the specification only names the screen. */
  title: string | RegExp
  /** The single h1, where the specification gives its words. */
  heading?: string
  /** Seen when the page opens. */
  texts?: readonly string[]
  links?: readonly RouteLink[]
  /** The labels of its tabs in order, the default first, each with what its panel shows. */
  tabs?: readonly RouteTab[]
  tables?: readonly RouteTable[]
  /** Lists of which the specification gives the number of entries, by the heading of their band. */
  lists?: readonly {heading: string; entries: number}[]
}

export interface RouteLink {
  /** A part of the name by which it is found. */
  name: string
  /** The href as it is written; a pattern where only a part is specified. */
  to: string | RegExp
}

export interface RouteTab {
  /** By which it is linked to: `?tab=comparison`. */
  key: string
  label: string
  texts?: readonly string[]
  tables?: readonly RouteTable[]
}

export interface RouteTable {
  /** A part of its name, caption or heading, where there is more than one. */
  name?: string
  /** Heads of the columns after the first, which names the rows. */
  columns?: readonly string[]
  /** How many rows, the heads of the rows in order, or each row whole: [head, cell, ...]. */
  rows: number | readonly string[] | readonly (readonly string[])[]
}
