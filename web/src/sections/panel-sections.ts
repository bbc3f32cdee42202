import {type ComponentType, createContext} from 'react'
import type {Section, SectionType} from '../content/types.ts'

/**
 * What renders the sections inside a section. The section list hands itself down through here, because a section that
 * imported it would import itself.
 */
export const PanelSections = createContext<ComponentType<{sections: readonly Section[] | null | undefined}>>(
  () => null,
)

type Listed = {
  _key: string
  _type: SectionType
  panels?: readonly ({sections?: readonly Listed[] | null} | null)[] | null
}

/** Returns the sections of a page and of its tab panels, each panel's before the tabs that contain it. */
export function withPanelSections(sections: readonly Listed[] | null | undefined): Listed[] {
  return (sections ?? []).flatMap((section) => [
    ...(section.panels ?? []).flatMap((panel) => panel?.sections ?? []),
    section,
  ])
}

/** Returns the sections of a page without the section that has this key, also in tab panels. */
export function withoutSection(sections: readonly Section[], key: string): Section[] {
  return sections
    .filter((section) => section._key !== key)
    .map((section) =>
      section._type === 'tabs'
        ? {...section, panels: section.panels?.map((panel) => withoutPanelSection(panel, key)) ?? null}
        : section,
    )
}

function withoutPanelSection<Panel extends {sections?: readonly {_key: string}[] | null}>(
  panel: Panel,
  key: string,
): Panel {
  return {...panel, sections: panel.sections?.filter((section) => section?._key !== key)}
}
