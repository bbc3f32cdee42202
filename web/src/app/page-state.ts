import type {PageState} from './content-state.ts'

/** Id of the script element with the state that a page was prerendered from, as JSON. */
export const stateElementId = 'page-state'

/** What the page was prerendered from; undefined on the development server. */
export function readPageState(page: Document): PageState | undefined {
  const element = page.getElementById(stateElementId)
  // Written by the prerenderer from the same type.
  return element ? (JSON.parse(element.textContent) as PageState) : undefined
}
