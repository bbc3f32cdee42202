import type {PageType} from '@upline/domain/content/page-types.ts'
import type {ComponentType} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ContentData} from '../content/types.ts'
import {loadSections} from '../sections/load-sections.ts'
import {type AnyPage, loadedPages} from '../sections/loaded-code.ts'
import {PageSections} from './page-sections.tsx'

type Type = PageType | 'notFoundPage'
type Stored = NonNullable<PageQueryResult>
export type PageComponent<T extends Type> = ComponentType<{content: Extract<ContentData, {_type: T}>}>
type Loaders = {[T in Type]: (content: Extract<Stored, {_type: T}>) => Promise<PageComponent<T>>}

/** Loads the code of a page and returns the component that renders it, by document type. */
const pageTypes: Loaders = {
  page: ({sections}) => loadSections(sections).then(() => PageSections),
  newsArticle: () => import('./article-page.tsx').then(({ArticlePage}) => ArticlePage),
  carrier: () => import('./carrier-page.tsx').then(({CarrierPage}) => CarrierPage),
  notFoundPage: () => import('./not-found-page.tsx').then(({NotFoundPage}) => NotFoundPage),
}

type AnyLoader = (content: PageQueryResult) => Promise<AnyPage>

/** Returns the component that renders content of this type. Throws before `loadPageCode` has loaded it. */
export function loadedPage({_type}: ContentData): AnyPage {
  const component = loadedPages.get(_type)
  if (!component) throw new Error(`Page type "${_type}" is not loaded`)
  return component
}

/** Thrown if the code of a page cannot be loaded, because the network is down or a deploy has replaced it. */
export class CodeNotLoadedError extends Error {
  override name = 'CodeNotLoadedError'
}

/** Loads the code that renders this content. Rejects with a CodeNotLoadedError. */
export async function loadPageCode(content: PageQueryResult): Promise<void> {
  if (!content) return
  const load = pageTypes[content._type] as AnyLoader
  try {
    loadedPages.set(content._type, await load(content))
  } catch (error) {
    throw new CodeNotLoadedError('The code of the page could not be loaded', {cause: error})
  }
}

/** Loads the file that has the code of nearly all pages but home: vite.config.ts keeps it in one. */
export const loadCommonCode = (): Promise<unknown> => import('./article-page.tsx')
