import {createContext} from 'react'

export const SectionHeadingId = createContext<string | undefined>(undefined)
