import type {ComponentType} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ContentData} from '../content/types.ts'
import {pageTypes} from './page-types.ts'

// Each component takes the content of its own type, which the map of page types checks.
type AnyPage = ComponentType<{content: ContentData | null}>
type AnyLoader = (content: PageQueryResult) => Promise<AnyPage>

const notFound = 'notFound'
const loaded = new Map<string, AnyPage>()

/** Returns the component that renders this content; null is the 404 page. Throws before `loadPageCode` has loaded it. */
export function loadedPage(content: ContentData | null): AnyPage {
  const type = content?._type ?? notFound
  const component = loaded.get(type)
  if (!component) throw new Error(`The code of the page "${type}" is not loaded`)
  return component
}

/** The code of a page could not be loaded: the network is gone, or a deploy has replaced it. */
export class CodeNotLoadedError extends Error {
  override name = 'CodeNotLoadedError'
}

/** Loads the code that renders this content; null is the 404 page. Rejects with a CodeNotLoadedError. */
export async function loadPageCode(content: PageQueryResult): Promise<void> {
  const load = (
    content
      ? pageTypes[content._type]
      : () => import('./not-found-page.tsx').then((code) => code.NotFoundPage)
  ) as AnyLoader
  try {
    loaded.set(content?._type ?? notFound, await load(content))
  } catch (error) {
    throw new CodeNotLoadedError('The code of the page could not be loaded', {cause: error})
  }
}

/** Loads the file that has the code of nearly all pages but home: vite.config.ts keeps it in one. */
export const loadCommonCode = (): Promise<unknown> => import('./article-page.tsx')
