import {countedQuery} from '@upline/domain/periods/counted-query.ts'
import {defineQuery} from 'groq'
import {actionFields, disclaimerFields, linkFields, pictureFields, seoFields} from './fragments.ts'

const choiceFields = /* groq */ `| order(order asc, title asc, _id asc){key, title}`

/**
 * Data that every page needs besides its own content. Every page loads it, so entries of a menu come without a `_key`. Facts are sorted,
 * because a publish that changes their order would render every page again.
 */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings"][0]{
    title,
    organizationName,
    shortName,
    timeZone,
    sampleNotice,
    disclaimers[]->{${disclaimerFields}},
    logo{${pictureFields}},
    icon{${pictureFields}},
    defaultSeo{${seoFields}}
  },
  "navigation": *[_type == "navigation"][0]{
    groups[]{
      _key,
      label,
      link{${linkFields}},
      items[]{label, description, link{${linkFields}}}
    },
    action{${actionFields}},
    call{label, link{${linkFields}}},
    "searchPath": searchPage->path,
    footerText,
    footerColumns[]{_key, title, items[]{label, link{${linkFields}}}},
    copyright,
    footerLinks[]{_key, label, link{${linkFields}}}
  },
  "interfaceText": *[_type == "interfaceText"][0],
  "choices": {
    "carrierCategory": *[_type == "carrierCategory"]${choiceFields},
    "carrierSpecialty": *[_type == "carrierSpecialty"]${choiceFields},
    "newsCategory": *[_type == "newsCategory"]${choiceFields},
    "partnerLevel": *[_type == "partnerLevel"]${choiceFields}
  },
  "facts": *[_type == "fact"] | order(key asc, _id asc){_id, key, value, year, effectiveFrom, effectiveUntil, afterwards},
  "caps": *[_type == "compensationCap" && product == "medicareAdvantage" && region == "national"]{
    _id,
    "key": "medicareAdvantageCap",
    "value": "$" + string(initial),
    year,
    effectiveFrom,
    effectiveUntil,
    "afterwards": null
  },
  "counted": ${countedQuery},
  "appointmentDays": *[_type == "carrier" && hasPage == true && defined(appointmentDays)].appointmentDays
}`)
