import {textOf} from '@upline/schemas/health/stored-document.ts'
import {withPanels} from '@upline/schemas/validation/check-page-sections.ts'

export interface AnchorChoice {
  anchor: string
  /** Heading of the section, if it has one. */
  heading: string | undefined
}

/** Returns the anchors of a page's stored sections from top to bottom, including those in tabs. */
export function anchorsOf(sections: unknown): AnchorChoice[] {
  return withPanels(sections).flatMap(({anchor, heading}) =>
    textOf(anchor) ? [{anchor: String(anchor), heading: textOf(heading)}] : [],
  )
}
