import {createContext} from 'react'

/** The id of the heading that labels the section. */
export const SectionHeadingId = createContext<string | undefined>(undefined)
