interface Section {
  anchor?: string | null
  heading?: string | null
  panels?: {sections?: Section[] | null}[] | null
}

export interface AnchorChoice {
  anchor: string
  /** Heading of its section, where it has one. */
  heading: string | undefined
}

/** The anchors of a page from top to bottom, those inside tabs too. */
export function anchorsOf(sections: readonly Section[] | null | undefined): AnchorChoice[] {
  return (sections ?? []).flatMap(({anchor, heading, panels}) => [
    ...(anchor ? [{anchor, heading: heading || undefined}] : []),
    ...(panels ?? []).flatMap((panel) => anchorsOf(panel.sections)),
  ])
}
