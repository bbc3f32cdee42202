import type {ComponentType} from 'react'
import type {ArticleData, ContentData} from '../content/types.ts'
import {loadSections} from '../sections/load-sections.ts'

/** The pages that most visits never see. Their code comes with the first that does. */
type OtherPages = {
  article: ComponentType<{article: ArticleData}>
  notFound: ComponentType
}

const loaded: Partial<OtherPages> = {}

/** The component of an article or of the 404 page, if its code is here: `loadPage` brings it. */
export const loadedPage = <Name extends keyof OtherPages>(name: Name): OtherPages[Name] | undefined =>
  loaded[name]

/** Brings the code that draws this content (null is the 404 page). Drawing on a server and hydration need it at once. */
export async function loadPage(content: ContentData | null): Promise<void> {
  if (content?._type === 'page') await loadSections(content.sections)
  else if (content) loaded.article ??= (await import('./article-page.tsx')).ArticlePage
  else loaded.notFound ??= (await import('./not-found-page.tsx')).NotFoundPage
}
