import type {PageType} from '@upline/domain/content/page-types.ts'
import type {ComponentType} from 'react'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {ContentData} from '../content/types.ts'
import {loadSections} from '../sections/load-sections.ts'
import {PageSections} from './page-sections.tsx'

type Stored = NonNullable<PageQueryResult>

export type PageComponent<Type extends PageType> = ComponentType<{
  content: Extract<ContentData, {_type: Type}>
}>

type Loaders = {[Type in PageType]: (content: Extract<Stored, {_type: Type}>) => Promise<PageComponent<Type>>}

/** Loads the code of a page and returns the component that renders it, by document type. */
export const pageTypes: Loaders = {
  page: ({sections}) => loadSections(sections).then(() => PageSections),
  newsArticle: () => import('./article-page.tsx').then(({ArticlePage}) => ArticlePage),
  carrier: () => import('./carrier-page.tsx').then(({CarrierPage}) => CarrierPage),
}
