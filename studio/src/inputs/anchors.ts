import {objectsIn, textOf} from '@upline/schemas/health/stored-document.ts'

export interface AnchorChoice {
  anchor: string
  /** Heading of the section, if it has one. */
  heading: string | undefined
}

/** Returns the anchors of a page's stored sections from top to bottom, including those in tabs. */
export function anchorsOf(sections: unknown): AnchorChoice[] {
  return objectsIn(sections).flatMap(({anchor, heading, panels}) => [
    ...(textOf(anchor) ? [{anchor: String(anchor), heading: textOf(heading)}] : []),
    ...objectsIn(panels).flatMap((panel) => anchorsOf(panel.sections)),
  ])
}
