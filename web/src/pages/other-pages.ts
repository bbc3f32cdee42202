import type {ComponentType} from 'react'
import type {ArticleData, CarrierData} from '../content/types.ts'

/** Pages that are not a list of sections, by document type. */
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
