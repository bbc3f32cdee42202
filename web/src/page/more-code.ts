import {moreSections} from '../sections/more-sections.generated.ts'
import {addSections} from '../sections/section-components.ts'
import {ArticlePage} from './article-page.tsx'
import {CarrierPage} from './carrier-page.tsx'
import type {PageComponents} from './page-types.ts'

// The code of everything that home does not show, but what is rare. The browser loads it as one module.
addSections(moreSections)

/** Components of all other page types. */
export const morePages: Omit<PageComponents, 'page' | 'notFoundPage'> = {
  newsArticle: ArticlePage,
  carrier: CarrierPage,
}
