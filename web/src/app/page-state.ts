import {fetchJson} from '../pages/fetch-json.ts'
import type {ContentState} from './content-state.ts'

/**
 * Id of the script element with the content that a page was prerendered from, as JSON. What all pages share stands in a
 * file that browsers keep; `data-site` is its address. `data-code` names the scripts that draw this page.
 */
export const stateElementId = 'content-state'

/**
 * What the page was prerendered from; undefined on the development server. `site` is missing when its file cannot be had,
 * as after a deploy that replaced it.
 */
export async function readPageState(page: Document): Promise<Partial<ContentState> | undefined> {
  const element = page.getElementById(stateElementId)
  if (!element) return undefined
  const site = await fetchJson(element.dataset.site ?? '')
  // Both were written by the prerenderer from these types.
  return {content: JSON.parse(element.textContent), ...(site ? {site} : {})} as Partial<ContentState>
}

/**
 * Asks for the scripts of the page before the site's own code has read which they are. Resolves when each has been read, in a task of
 * its own, or cannot be had: what needs it says so.
 */
export async function preloadPageCode(page: Document): Promise<void> {
  const names = page.getElementById(stateElementId)?.dataset.code?.split(' ').filter(Boolean) ?? []
  await Promise.all(names.map((name) => preload(page, `/assets/${name}.js`)))
}

function preload(page: Document, address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => resolve()
    page.head.append(link)
    // Such a browser says nothing about it.
    if (!link.relList.supports(link.rel)) resolve()
  })
}
