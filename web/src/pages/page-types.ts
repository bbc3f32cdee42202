import type {PageType} from '@upline/domain/content/page-types.ts'
import type {ComponentType} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ContentData} from '../content/types.ts'
import {loadSections} from '../sections/load-sections.ts'
import {PageSections} from './page-sections.tsx'

type Type = PageType | 'notFoundPage'
type Stored = NonNullable<PageQueryResult>
export type PageComponent<T extends Type> = ComponentType<{content: Extract<ContentData, {_type: T}>}>
type Loaders = {[T in Type]: (content: Extract<Stored, {_type: T}>) => Promise<PageComponent<T>>}

/** Loads the code of a page and returns the component that renders it, by document type. */
export const pageTypes: Loaders = {
  page: ({sections}) => loadSections(sections).then(() => PageSections),
  newsArticle: () => import('./article-page.tsx').then(({ArticlePage}) => ArticlePage),
  carrier: () => import('./carrier-page.tsx').then(({CarrierPage}) => CarrierPage),
  notFoundPage: () => import('./not-found-page.tsx').then(({NotFoundPage}) => NotFoundPage),
}
