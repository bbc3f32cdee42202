import {InquiryForm} from '../sections/inquiry-form/inquiry-form.tsx'
import {addSections} from '../sections/section-components.ts'

// The code of the inquiry form, a quarter of all that home does not show, for the few pages that have one. The browser loads it as one module.
addSections({inquiryForm: InquiryForm})
