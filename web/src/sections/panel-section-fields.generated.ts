// Generated from schemas/src/sections/sections.ts by `npm run typegen`. Do not edit.
import {actionFields, pictureFields, richTextFields} from '../content/fragments.ts'
import {careerPathFields} from './career-path/career-path.groq.ts'
import {commissionLevelsFields} from './commission-levels/commission-levels.groq.ts'
import {compensationCapsFields} from './compensation-caps/compensation-caps.groq.ts'
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
import {testimonialsFields} from './testimonials/testimonials.groq.ts'
import {timelineFields} from './timeline/timeline.groq.ts'
import {toolListFields} from './tool-list/tool-list.groq.ts'

/** The projection of a section that may be in a tab panel. */
export const panelSectionFields = /* groq */ `
  _key,
  _type,
  anchor,
  tone,
  _type == "prose" => {heading, body[]{${richTextFields}}, picture{${pictureFields}}, actions[]{${actionFields}}},
  _type == "cardGrid" => {eyebrow, heading, intro, cards[]{_key, title, description, icon, picture{${pictureFields}}, features, action{${actionFields}}}, actions[]{${actionFields}}, variant, columns},
  _type == "stats" => {heading, intro, items[]{_key, value, unit, label, icon}},
  _type == "comparisonTable" => {heading, intro, caption, featureLabel, columns, rows[]{_key, feature, cells[]{_key, kind, text}}, bestForHeading, bestFor[]{_key, title, items}, note},
  _type == "planList" => {heading, intro, featuresLabel, benefitsLabel, ${planListFields}},
  _type == "bulletList" => {heading, intro, groups[]{_key, title, items}},
  _type == "testimonials" => {heading, intro, joinedLabel, disclaimer, effectiveDate, ${testimonialsFields}},
  _type == "commissionLevels" => {heading, intro, levelText, productLabel, rateLabel, note, ${commissionLevelsFields}},
  _type == "compensationCaps" => {heading, intro, regionLabel, initialText, renewalText, missingText, note, ${compensationCapsFields}},
  _type == "timeline" => {heading, intro, variant, ${timelineFields}},
  _type == "people" => {heading, intro, achievementsLabel, variant, actions[]{${actionFields}}, ${peopleFields}},
  _type == "callToAction" => {heading, text, bullets, actions[]{${actionFields}}, picture{${pictureFields}}},
  _type == "faqList" => {heading, intro, ${faqListFields}},
  _type == "steps" => {heading, intro, items[]{_key, title, description, timing}},
  _type == "careerPath" => {heading, intro, requirementsLabel, benefitsLabel, ${careerPathFields}},
  _type == "enrollmentWindows" => {heading, intro, considerationsHeading, considerations, ${enrollmentWindowsFields}},
  _type == "courseList" => {heading, intro, modulesLabel, durationLabel, startLabel, closeLabel, ${courseListFields}},
  _type == "documentList" => {heading, intro, downloadLabel, ${documentListFields}},
  _type == "contractingGuide" => {heading, intro, durationLabel, reviewedText, downloadLabel, emptyText, ${contractingGuideFields}},
  _type == "toolList" => {heading, intro, actions[]{${actionFields}}, ${toolListFields}},
  _type == "productCategories" => {heading, intro, productLabel, carriersLabel, ${productCategoriesFields}},
  _type == "partnerTiers" => {heading, intro, tierText, requirementsLabel, benefitsLabel, note, ${partnerTiersFields}},
  _type == "departments" => {heading, intro, ${departmentsFields}},
  _type == "notice" => {icon, heading, body[]{${richTextFields}}, effectiveDate, actions[]{${actionFields}}, ${noticeFields}},
  _type == "eventList" => {heading, intro, most, kinds, filterLabel, allLabel, weekdaysLabel, action{${actionFields}}, trainingLabel, certificationLabel, deadlineLabel, localTimeText, joinLabel, addLabel, subscribeLabel, googleLabel, fileLabel, subscribeText, emptyHeading, emptyText, ${eventListFields}}
`
