// Generated from schemas/src/sections.ts by `npm run typegen`. Do not edit.
import {bulletListFields} from './bullet-list/bullet-list.groq.ts'
import {callToActionFields} from './call-to-action/call-to-action.groq.ts'
import {cardGridFields} from './card-grid/card-grid.groq.ts'
import {careerPathFields} from './career-path/career-path.groq.ts'
import {commissionLevelsFields} from './commission-levels/commission-levels.groq.ts'
import {comparisonTableFields} from './comparison-table/comparison-table.groq.ts'
import {contractingGuideFields} from './contracting-guide/contracting-guide.groq.ts'
import {courseListFields} from './course-list/course-list.groq.ts'
import {departmentsFields} from './departments/departments.groq.ts'
import {documentListFields} from './document-list/document-list.groq.ts'
import {enrollmentWindowsFields} from './enrollment-windows/enrollment-windows.groq.ts'
import {eventListFields} from './event-list/event-list.groq.ts'
import {faqListFields} from './faq-list/faq-list.groq.ts'
import {noticeFields} from './notice/notice.groq.ts'
import {partnerTiersFields} from './partner-tiers/partner-tiers.groq.ts'
import {peopleFields} from './people/people.groq.ts'
import {planListFields} from './plan-list/plan-list.groq.ts'
import {productCategoriesFields} from './product-categories/product-categories.groq.ts'
import {proseFields} from './prose/prose.groq.ts'
import {statsFields} from './stats/stats.groq.ts'
import {stepsFields} from './steps/steps.groq.ts'
import {testimonialsFields} from './testimonials/testimonials.groq.ts'
import {timelineFields} from './timeline/timeline.groq.ts'
import {toolListFields} from './tool-list/tool-list.groq.ts'

/** The projection of a section that may be in a tab panel. */
export const panelSectionFields = /* groq */ `
  _key,
  _type,
  anchor,
  tone,
  _type == "prose" => {${proseFields}},
  _type == "cardGrid" => {${cardGridFields}},
  _type == "stats" => {${statsFields}},
  _type == "comparisonTable" => {${comparisonTableFields}},
  _type == "planList" => {${planListFields}},
  _type == "bulletList" => {${bulletListFields}},
  _type == "testimonials" => {${testimonialsFields}},
  _type == "commissionLevels" => {${commissionLevelsFields}},
  _type == "timeline" => {${timelineFields}},
  _type == "people" => {${peopleFields}},
  _type == "callToAction" => {${callToActionFields}},
  _type == "faqList" => {${faqListFields}},
  _type == "steps" => {${stepsFields}},
  _type == "careerPath" => {${careerPathFields}},
  _type == "enrollmentWindows" => {${enrollmentWindowsFields}},
  _type == "courseList" => {${courseListFields}},
  _type == "documentList" => {${documentListFields}},
  _type == "contractingGuide" => {${contractingGuideFields}},
  _type == "toolList" => {${toolListFields}},
  _type == "productCategories" => {${productCategoriesFields}},
  _type == "partnerTiers" => {${partnerTiersFields}},
  _type == "departments" => {${departmentsFields}},
  _type == "notice" => {${noticeFields}},
  _type == "eventList" => {${eventListFields}}
`
