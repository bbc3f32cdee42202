import {countFacts} from '@upline/domain/periods/counts.ts'
import {useDeferredValue, useSyncExternalStore} from 'react'
import {storedChoice} from '../lib/stored.ts'
import {useSite} from './site-context.ts'
import type {SiteContent} from './types.ts'

const chosen = storedChoice('upline.state')

/**
 * Returns the name of the state that the visitor chose, '' without a choice. It is never guessed. A page that shows it everywhere renders
 * after the control in which it was chosen.
 */
export function useChosenState(): string {
  const {counts} = useSite()
  const state = useDeferredValue(useStoredState())
  return Object.hasOwn(counts, state) ? state : ''
}

/** Returns what the browser has stored as the visitor's state at once, unchecked. */
export const useStoredState = (): string =>
  useSyncExternalStore(
    chosen.subscribe,
    () => chosen.get() ?? '',
    () => '',
  )

/** Remembers the visitor's state; '' forgets it. */
export const chooseState = (state: string): void => chosen.set(state || null)

/** Returns the site with the counts of a state instead of the national ones, which stay if the state has none. */
export function siteInState(site: SiteContent, state: string): SiteContent {
  const counts = Object.hasOwn(site.counts, state) ? site.counts[state] : undefined
  const [medicareOrganizations, medicareProducts] = counts ?? []
  if (!medicareOrganizations || !medicareProducts) return site
  return {...site, facts: {...site.facts, ...countFacts({medicareOrganizations, medicareProducts})}}
}
