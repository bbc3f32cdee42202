import {bulletList} from './sections/bullet-list.ts'
import {callToAction} from './sections/call-to-action.ts'
import {cardGrid} from './sections/card-grid.ts'
import {careerPath} from './sections/career-path.ts'
import {carrierDirectory} from './sections/carrier-directory.ts'
import {carrierShowcase} from './sections/carrier-showcase.ts'
import {commissionLevels} from './sections/commission-levels.ts'
import {comparisonTable} from './sections/comparison-table.ts'
import {contactDetails} from './sections/contact-details.ts'
import {contractingGuide} from './sections/contracting-guide.ts'
import {courseList} from './sections/course-list.ts'
import {departments} from './sections/departments.ts'
import {documentList} from './sections/document-list.ts'
import {earningsExample} from './sections/earnings-example.ts'
import {enrollmentWindows} from './sections/enrollment-windows.ts'
import {eventList} from './sections/event-list.ts'
import {faqList} from './sections/faq-list.ts'
import {hero} from './sections/hero.ts'
import {inquiryForm} from './sections/inquiry-form.ts'
import {legalSections} from './sections/legal-sections.ts'
import {newsList} from './sections/news-list.ts'
import {notice} from './sections/notice.ts'
import {partnerTiers} from './sections/partner-tiers.ts'
import {people} from './sections/people.ts'
import {planList} from './sections/plan-list.ts'
import {productCategories} from './sections/product-categories.ts'
import {prose} from './sections/prose.ts'
import {siteSearch} from './sections/site-search.ts'
import {stats} from './sections/stats.ts'
import {steps} from './sections/steps.ts'
import {tabs} from './sections/tabs.ts'
import {testimonials} from './sections/testimonials.ts'
import {timeline} from './sections/timeline.ts'
import {toolList} from './sections/tool-list.ts'

/** Every section of the content model, in the order of the section picker. */
export const sections = [
  hero,
  prose,
  cardGrid,
  stats,
  tabs,
  comparisonTable,
  planList,
  bulletList,
  carrierShowcase,
  carrierDirectory,
  testimonials,
  commissionLevels,
  newsList,
  inquiryForm,
  contactDetails,
  legalSections,
  timeline,
  people,
  callToAction,
  faqList,
  steps,
  careerPath,
  enrollmentWindows,
  courseList,
  documentList,
  contractingGuide,
  toolList,
  productCategories,
  partnerTiers,
  departments,
  notice,
  siteSearch,
  earningsExample,
  eventList,
]
