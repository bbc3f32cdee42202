// Generated from schemas/src/sections.ts by `npm run typegen`. Do not edit.
import {carrierDirectoryFields} from './carrier-directory/carrier-directory.groq.ts'
import {carrierShowcaseFields} from './carrier-showcase/carrier-showcase.groq.ts'
import {contactDetailsFields} from './contact-details/contact-details.groq.ts'
import {earningsExampleFields} from './earnings-example/earnings-example.groq.ts'
import {heroFields} from './hero/hero.groq.ts'
import {inquiryFormFields} from './inquiry-form/inquiry-form.groq.ts'
import {legalSectionsFields} from './legal-sections/legal-sections.groq.ts'
import {newsListFields} from './news-list/news-list.groq.ts'
import {siteSearchFields} from './site-search/site-search.groq.ts'
import {tabsFields} from './tabs/tabs.groq.ts'
import {panelSectionFields} from './panel-section-fields.generated.ts'

/** The projection of a section of a page. */
export const sectionFields = /* groq */ `
  ${panelSectionFields},
  _type == "hero" => {${heroFields}},
  _type == "tabs" => {${tabsFields}},
  _type == "carrierShowcase" => {${carrierShowcaseFields}},
  _type == "carrierDirectory" => {${carrierDirectoryFields}},
  _type == "newsList" => {${newsListFields}},
  _type == "inquiryForm" => {${inquiryFormFields}},
  _type == "contactDetails" => {${contactDetailsFields}},
  _type == "legalSections" => {${legalSectionsFields}},
  _type == "siteSearch" => {${siteSearchFields}},
  _type == "earningsExample" => {${earningsExampleFields}}
`
