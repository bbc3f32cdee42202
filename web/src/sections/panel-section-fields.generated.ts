// Generated from schemas/src/sections/sections.ts by `npm run typegen`. Do not edit.
import {actionFields, disclaimerFields, isVersion, paperFields, periodFields, pictureFields, richTextFields} from '../content/fragments.ts'
import {compensationCapsFields} from './compensation-caps/compensation-caps.groq.ts'
import {departmentsFields} from './departments/departments.groq.ts'
import {eventListFields} from './event-list/event-list.groq.ts'
import {noticeFields} from './notice/notice.groq.ts'
import {productCategoriesFields} from './product-categories/product-categories.groq.ts'

/** The projection of a section that may be in a tab panel. */
export const panelSectionFields = /* groq */ `
  _key,
  _type,
  anchor,
  tone,
  _type == "prose" => {heading, body[]{${richTextFields}}, picture{${pictureFields}}, actions[]{${actionFields}}},
  _type == "cardGrid" => {eyebrow, heading, intro, cards[]{_key, title, description, icon, picture{${pictureFields}}, features, action{${actionFields}}}, actions[]{${actionFields}}, variant, columns},
  _type == "stats" => {heading, intro, items[]{_key, value, unit, label}},
  _type == "comparisonTable" => {heading, intro, caption, featureLabel, columns, rows[]{_key, feature, cells[]{_key, kind, text}}, bestForHeading, bestFor[]{_key, title, items}, note},
  _type == "planList" => {heading, intro, plans[]->{_id, name, description, icon, features, benefits}, featuresLabel, benefitsLabel},
  _type == "bulletList" => {heading, intro, groups[]{_key, title, items}},
  _type == "testimonials" => {heading, intro, items[]->{_id, content, language, author, role, picture{${pictureFields}}, rating, joined, metrics[]{_key, label, value}, illustrative}, joinedLabel, disclaimer, effectiveDate},
  _type == "commissionLevels" => {heading, intro, "levels": levels[]->{"versions": *[_type == "commissionLevel" && ${isVersion}]{_id, ${periodFields}, name, description, rates[]{_key, product, rate, cap}, requirement}}.versions[], levelText, productLabel, rateLabel, note},
  _type == "compensationCaps" => {heading, intro, regionLabel, initialText, renewalText, missingText, note, ${compensationCapsFields}},
  _type == "timeline" => {heading, intro, items[]->{_id, year, title, description, picture{${pictureFields}}}, variant},
  _type == "people" => {heading, intro, items[]->{_id, name, role, bio, picture{${pictureFields}}, phone, achievements, social{linkedin, twitter, github}}, achievementsLabel, variant, actions[]{${actionFields}}},
  _type == "callToAction" => {heading, text, bullets, actions[]{${actionFields}}, picture{${pictureFields}}},
  _type == "faqList" => {heading, intro, items[]->{_id, question, answer[]{${richTextFields}}}},
  _type == "steps" => {heading, intro, items[]{_key, title, description, timing}},
  _type == "careerPath" => {heading, intro, items[]->{_id, level, timeframe, requirements, benefits}, requirementsLabel, benefitsLabel},
  _type == "enrollmentWindows" => {heading, intro, "items": items[]->{"versions": *[_type == "enrollmentWindow" && ${isVersion}]{_id, ${periodFields}, title, dates, description, line}}.versions[], considerationsHeading, considerations},
  _type == "courseList" => {heading, intro, items[]->{_id, title, description, icon, modules, duration, level, body[]{${richTextFields}}}, modulesLabel, durationLabel, startLabel, closeLabel},
  _type == "documentList" => {heading, intro, items[]->{${paperFields}}, downloadLabel},
  _type == "contractingGuide" => {heading, intro, items[]->{_id, title, kind, summary, duration, body[]{${richTextFields}}, document->{${paperFields}}, reviewed}, durationLabel, reviewedText, downloadLabel, emptyText},
  _type == "toolList" => {heading, intro, items[]->{_id, name, description, icon, features, action{${actionFields}}}, actions[]{${actionFields}}},
  _type == "productCategories" => {heading, intro, productLabel, carriersLabel, ${productCategoriesFields}},
  _type == "partnerTiers" => {heading, intro, items[]->{_id, name, description, icon, requirements[]{_key, label, value}, benefits, action{${actionFields}}}, tierText, requirementsLabel, benefitsLabel, note},
  _type == "departments" => {heading, intro, ${departmentsFields}},
  _type == "notice" => {icon, heading, body[]{${richTextFields}}, disclaimers[]->{${disclaimerFields}}, effectiveDate, actions[]{${actionFields}}, ${noticeFields}},
  _type == "eventList" => {heading, intro, most, kinds, filterLabel, allLabel, weekdaysLabel, action{${actionFields}}, trainingLabel, certificationLabel, deadlineLabel, localTimeText, joinLabel, addLabel, subscribeLabel, googleLabel, fileLabel, subscribeText, emptyHeading, emptyText, ${eventListFields}}
`
