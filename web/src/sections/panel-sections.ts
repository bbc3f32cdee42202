import {type ComponentType, createContext} from 'react'
import type {Section} from '../content/types.ts'

/**
 * What renders the sections inside a section. The section list hands itself down through here, because a section that
 * imported it would import itself.
 */
export const PanelSections = createContext<ComponentType<{sections: readonly Section[]}>>(() => null)

/** Returns all sections of a page, with sections in tab panels before their tabs. */
export function withPanelSections(sections: readonly Section[] | null | undefined): Section[] {
  return (sections ?? []).flatMap((section) => [
    ...(section._type === 'tabs' ? (section.panels ?? []).flatMap((panel) => panel.sections ?? []) : []),
    section,
  ])
}

/** Returns the sections of a page without the section that has this key, also in tab panels. */
export function withoutSection(sections: readonly Section[], key: string): Section[] {
  return sections
    .filter((section) => section._key !== key)
    .map((section) =>
      section._type === 'tabs'
        ? {...section, panels: section.panels?.map((panel) => withoutPanelSection(panel, key))}
        : section,
    )
}

function withoutPanelSection<Panel extends {sections?: readonly {_key: string}[] | null}>(
  panel: Panel,
  key: string,
): Panel {
  return {...panel, sections: panel.sections?.filter((section) => section?._key !== key)}
}
