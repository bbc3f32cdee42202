import type {ComponentType} from 'react'
import type {ArticleData, CarrierData} from '../content/types.ts'

/** The pages that are no list of sections, by the type of their document. */
export type OtherPages = {
  newsArticle: ComponentType<{article: ArticleData}>
  carrier: ComponentType<{carrier: CarrierData}>
  notFound: ComponentType
}

/** Loads the component of each. */
export const otherPages: {[Name in keyof OtherPages]: () => Promise<OtherPages[Name]>} = {
  newsArticle: () => import('./article-page.tsx').then((module) => module.ArticlePage),
  carrier: () => import('./carrier-page.tsx').then((module) => module.CarrierPage),
  notFound: () => import('./not-found-page.tsx').then((module) => module.NotFoundPage),
}
