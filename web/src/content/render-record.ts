import {createContext} from 'react'

/** A part of a page that can fail alone: a section with its `_key`, or a field, whose name is type and key. */
export type PagePart = {type: string; key: string}

/** Content of a page, with the fields that could not be rendered on the server. */
export type LeftOut = {leftOut?: readonly string[]}

/** Returns how reports name a part: `steps (a1b2)` for a section, `ratings` for a field. */
export function nameOf({type, key}: PagePart): string {
  return type === key ? type : `${type} (${key})`
}

/** What the prerenderer learns while it renders a page. */
export type RenderRecord = {
  /** The part that was begun last: an error belongs to it. */
  part: PagePart | undefined
  /** Aspects in which the page shows pictures: the prerenderer copies its pictures in these. */
  aspects: Set<number | undefined>
  /** The moment of rendering. */
  now: Date
}

/** Undefined in browsers. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined)
