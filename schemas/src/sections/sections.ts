import {bulletList} from './bullet-list.ts'
import {callToAction} from './call-to-action.ts'
import {cardGrid} from './card-grid.ts'
import {careerPath} from './career-path.ts'
import {carrierDirectory} from './carrier-directory.ts'
import {carrierShowcase} from './carrier-showcase.ts'
import {commissionLevels} from './commission-levels.ts'
import {comparisonTable} from './comparison-table.ts'
import {compensationCaps} from './compensation-caps.ts'
import {contactDetails} from './contact-details.ts'
import {contractingGuide} from './contracting-guide.ts'
import {courseList} from './course-list.ts'
import {departments} from './departments.ts'
import {documentList} from './document-list.ts'
import {earningsExample} from './earnings-example.ts'
import {enrollmentWindows} from './enrollment-windows.ts'
import {eventList} from './event-list.ts'
import {faqList} from './faq-list.ts'
import {hero} from './hero.ts'
import {inquiryForm} from './inquiry-form.ts'
import {legalSections} from './legal-sections.ts'
import {newsList} from './news-list.ts'
import {notice} from './notice.ts'
import {partnerTiers} from './partner-tiers.ts'
import {people} from './people.ts'
import {planList} from './plan-list.ts'
import {productCategories} from './product-categories.ts'
import {prose} from './prose.ts'
import {siteSearch} from './site-search.ts'
import {stats} from './stats.ts'
import {steps} from './steps.ts'
import {tabs} from './tabs.ts'
import {testimonials} from './testimonials.ts'
import {timeline} from './timeline.ts'
import {toolList} from './tool-list.ts'

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
  compensationCaps,
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
