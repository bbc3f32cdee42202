import type {PageState} from '../page/queries.ts'

/** Id of the script element that holds, as JSON, the data that a page was prerendered from. */
export const pageStateId = 'page-state'

/** The data of a prerendered page; undefined on the development server, whose pages are empty. */
export function readPageState(page: Document): PageState | undefined {
  const element = page.getElementById(pageStateId)
  // Written by the prerenderer from this type.
  return element ? (JSON.parse(element.textContent) as PageState) : undefined
}

/** Escapes JSON for a script element, so that nothing in it ends the element or begins a comment. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
