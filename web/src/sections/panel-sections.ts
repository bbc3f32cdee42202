import {type ComponentType, createContext} from 'react'
import type {Section} from '../content/types.ts'

/**
 * What renders the sections inside a section. The section list hands itself down through here, because a section that
 * imported it would import itself.
 */
export const PanelSections = createContext<ComponentType<{sections: readonly Section[] | null | undefined}>>(
  () => null,
)
