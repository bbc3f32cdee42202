import {createContext, useContext} from 'react'
import type {InterfaceText, SiteData} from './types.ts'

export const SiteContext = createContext<SiteData | undefined>(undefined)

/** Returns the data that all pages share: settings, menus, interface texts. Throws outside of a `SiteContext`. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}

/** The words of the interface. Throws when the singleton is missing: without it no page can be named or operated. */
export function useInterfaceText(): InterfaceText {
  const {interfaceText} = useSite()
  if (!interfaceText) throw new Error('The document "interfaceText" is missing: publish it in the Studio')
  return interfaceText
}
