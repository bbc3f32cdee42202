import {createContext} from 'react'
import type {Place} from './place.ts'

/** A part of a page that can fail alone. Its name is `steps (a1b2)` for a section, `ratings` for a field. */
export type PagePart = Place & {name: string}

/** Facts that the prerenderer collects while it renders a page. */
export type RenderRecord = {
  /** The part that was started last. An error belongs to it. */
  part: PagePart | undefined
  /** Aspects in which the page shows pictures: the prerenderer copies its pictures in these. */
  aspects: Set<number | undefined>
}

/** Undefined in browsers. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined)
