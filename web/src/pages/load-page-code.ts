import type {ComponentType} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ArticleData, CarrierData} from '../content/types.ts'
import {loadSections} from '../sections/load-sections.ts'
import {reloadAfterDeploy} from './reload-after-deploy.ts'

/** The pages that most visits never see. Their code comes with the first that does. */
type OtherPages = {
  article: ComponentType<{article: ArticleData}>
  carrier: ComponentType<{carrier: CarrierData}>
  notFound: ComponentType
}

const loaded: Partial<OtherPages> = {}

/** The component of an article, of a carrier or of the 404 page. Throws before `loadPageCode` has loaded it. */
export function loadedPage<Name extends keyof OtherPages>(name: Name): OtherPages[Name] {
  const component = loaded[name]
  if (!component) throw new Error(`The code of the page "${name}" is not loaded`)
  return component
}

/**
 * Loads the code that renders this content (null is the 404 page): rendering on the server and hydration need it at once. Where it is gone
 * after a deploy, the browser reloads the page.
 */
export async function loadPageCode(content: PageQueryResult): Promise<void> {
  try {
    if (content?._type === 'page') await loadSections(content.sections)
    else if (content?._type === 'carrier') loaded.carrier ??= (await import('./carrier-page.tsx')).CarrierPage
    else if (content) loaded.article ??= (await import('./article-page.tsx')).ArticlePage
    else loaded.notFound ??= (await import('./not-found-page.tsx')).NotFoundPage
  } catch (error) {
    if (typeof window !== 'undefined') reloadAfterDeploy(window)
    throw error
  }
}
