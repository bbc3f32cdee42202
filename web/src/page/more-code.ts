import {moreSections} from '../sections/more-sections.generated.ts'
import {addSections} from '../sections/section-components.ts'
import {ArticlePage} from './article-page.tsx'
import {CarrierPage} from './carrier-page.tsx'
import {NotFoundPage} from './not-found-page.tsx'
import type {PageComponents} from './page-types.ts'

// The code of everything that home does not show, but the form. The browser loads it as one module.
addSections(moreSections)

/** Components of all page types except `page`. */
export const morePages: Omit<PageComponents, 'page'> = {
  newsArticle: ArticlePage,
  carrier: CarrierPage,
  notFoundPage: NotFoundPage,
}
