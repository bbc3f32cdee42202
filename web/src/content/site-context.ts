import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {createContext, useContext} from 'react'
import {useMoment} from './clock.ts'
import type {InterfaceText, SiteData} from './types.ts'

export const SiteContext = createContext<SiteData | undefined>(undefined)

/** Returns the data that all pages share: settings, menus, interface texts. Throws outside of a `SiteContext`. */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}

/** Returns the labels and messages of the interface; all are missing if the document is not published. */
export function useInterfaceText(): InterfaceText {
  return useSite().interfaceText ?? ({} as InterfaceText)
}

/** Returns today's date (YYYY-MM-DD) in the time zone of the settings, which is the same for all visitors and for the prerenderer. */
export function useToday(): string {
  const {settings} = useSite()
  return useMoment((moment) => todayIn(settings?.timeZone, moment))
}
