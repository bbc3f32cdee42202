// Generated from schemas/src/sections/sections.ts by `npm run typegen`. Do not edit.
import {actionFields, isVersion, periodFields, pictureFields} from '../content/fragments.ts'
import {carrierDirectoryFields} from './carrier-directory/carrier-directory.groq.ts'
import {carrierShowcaseFields} from './carrier-showcase/carrier-showcase.groq.ts'
import {heroFields} from './hero/hero.groq.ts'
import {inquiryFormFields} from './inquiry-form/inquiry-form.groq.ts'
import {newsListFields} from './news-list/news-list.groq.ts'
import {siteSearchFields} from './site-search/site-search.groq.ts'
import {tabsFields} from './tabs/tabs.groq.ts'
import {panelSectionFields} from './panel-section-fields.generated.ts'

/** The projection of a section of a page. */
export const sectionFields = /* groq */ `
  ${panelSectionFields},
  _type == "hero" => {layout, eyebrow, heading, text, actions[]{${actionFields}}, picture{${pictureFields}}, stats[]{_key, value, unit, label}, ${heroFields}},
  _type == "tabs" => {heading, intro, ${tabsFields}},
  _type == "carrierShowcase" => {heading, intro, allLabel, filterLabel, specialtiesLabel, expandLabel, collapseLabel, detailLabel, resultStatus, action{${actionFields}}, ${carrierShowcaseFields}},
  _type == "carrierDirectory" => {heading, searchLabel, searchPlaceholder, specialtyLabel, allSpecialtiesLabel, stateLabel, allStatesLabel, stateUnknownText, featuredHeading, allHeading, featuresLabel, specialtiesLabel, partnerLevelLabel, resultStatus, emptyHeading, emptyText, clearLabel, loadMoreLabel, sortLabel, nameLabel, ratingLabel, filteredHeading, closeNamesText, printText, pageSize, ${carrierDirectoryFields}},
  _type == "newsList" => {heading, allLabel, filterLabel, readMoreLabel, readTimeLabel, resultStatus, emptyText, loadMoreLabel, pageSize, ${newsListFields}},
  _type == "inquiryForm" => {heading, intro, ${inquiryFormFields}},
  _type == "contactDetails" => {heading, phoneLabel, phone, emailLabel, email, officeLabel, officeName, address, mapsLink{${actionFields}}, hoursLabel, hours, supportHeading, supportText, supportAction{${actionFields}}},
  _type == "legalSections" => {intro, lastUpdatedLabel, effectiveDate, "items": items[]->{"versions": *[_type == "legalSection" && ${isVersion}]{_id, ${periodFields}, title, icon, content, items}}.versions[], contactHeading, contactText, contactAction{${actionFields}}, noticeHeading, noticeText, noticeAction{${actionFields}}},
  _type == "siteSearch" => {heading, intro, synonyms, pagesHeading, newsHeading, ${siteSearchFields}},
  _type == "earningsExample" => {heading, intro, exampleLabel, "levels": levels[]->{"versions": *[_type == "commissionLevel" && ${isVersion}]{_id, ${periodFields}, name, description, rates[]{_key, product, rate, cap}, requirement}}.versions[], products[]{_key, product, policies, premium, renewal, renewalYears, persistency}, years, levelLabel, policiesLabel, policiesError, resetLabel, yearLabel, yearsLabel, firstYearLabel, renewalLabel, totalLabel, summary, assumptionsHeading, shareText, flatText, unpaidText, note}
`
