import {createContext, type ReactNode, useContext} from 'react'
import type {InterfaceText, SiteData} from './types.ts'

const SiteContext = createContext<SiteData | undefined>(undefined)

export function SiteProvider({site, children}: {site: SiteData; children: ReactNode}) {
  return <SiteContext value={site}>{children}</SiteContext>
}

/** What every page shares: settings, menus, words of the interface. Throws outside of a `SiteProvider`. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider around it')
  return site
}

/** The words of the interface. Throws when the singleton is missing: without it no page can be named or operated. */
export function useInterfaceText(): InterfaceText {
  const {interfaceText} = useSite()
  if (!interfaceText) throw new Error('The document "interfaceText" is missing: publish it in the Studio')
  return interfaceText
}
