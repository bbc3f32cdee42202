import {InquiryForm} from '../sections/inquiry-form/inquiry-form.tsx'
import {addSections} from '../sections/section-components.ts'
import {NotFoundPage} from './not-found-page.tsx'
import type {PageComponents} from './page-types.ts'

// The code of the inquiry form and of the 404 page, a third of all that home does not show. The browser loads it as one module.
addSections({inquiryForm: InquiryForm})

/** Components of page types that few visits see. */
export const rarePages: Pick<PageComponents, 'notFoundPage'> = {notFoundPage: NotFoundPage}
