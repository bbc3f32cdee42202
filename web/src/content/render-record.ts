import {createContext} from 'react'
import type {Section} from './types.ts'

/** What the prerenderer learns while it renders a page. */
export type RenderRecord = {
  /** The section that was begun last: an error in a section is this section's. */
  section: Section | undefined
  /** Aspects in which the page shows pictures: the prerenderer copies its pictures in these. */
  aspects: Set<number | undefined>
}

/** Undefined in browsers. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined)
