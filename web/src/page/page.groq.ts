import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {defineQuery} from 'groq'
import {
  actionFields,
  enabledRedirects,
  linkFields,
  paperFields,
  pictureFields,
  richTextFields,
  seoFields,
} from '../content/fragments.ts'
import {sectionFields} from '../sections/section-fields.generated.ts'

/** The fields that a page, a news article or the page of a carrier is rendered from. */
export const contentFields = /* groq */ `
  _id,
  _type,
  title,
  path,
  seo{${seoFields}},
  _type == "page" => {
    "sections": sections[]{
      _key,
      "section": select(_type == "reference" => @->sections[0], @)
    }[defined(section)]{...section{${sectionFields}}, _key},
    "shared": sections[_type == "reference"]{_key, _ref}
  },
  _type == "newsArticle" => {
    category,
    date,
    description,
    readTime,
    "author": coalesce(author->name, authorName),
    picture{${pictureFields}},
    "lqip": picture.asset->metadata.lqip,
    body[]{${richTextFields}},
    "more": *[_type == "newsArticle" && defined(path)] | order(date desc, title asc)[0...4]{_id, "path": coalesce(path, ""), title, date}
  },
  _type == "carrier" => {
    "title": name,
    "path": coalesce(path, ""),
    fallbackText,
    category,
    rating,
    specialties,
    lines,
    description,
    partnerLevel,
    features,
    logo{${pictureFields}},
    about[]{${richTextFields}},
    ratings[]{_key, grade, source, date},
    availability[]{_key, state, products, since},
    appointmentSteps[]{_key, title, description, timing},
    appointmentDays,
    foundedYear,
    documents[]->{${paperFields}},
    contacts[]{${actionFields}},
    "labels": *[_type == "carrierPage"][0]{
      ...,
      contractingAction{${actionFields}},
      inquiryAction{${actionFields}}
    }
  }
`

/** The content at a path, or else the 404 page. The oldest of several has the path, so that no document takes over an address. */
export const pageQuery = defineQuery(`coalesce(
  *[${hasPageFilter} && path == $path] | order(_createdAt asc, _id asc)[0]{${contentFields}},
  *[_type == "notFoundPage"] | order(_createdAt asc, _id asc)[0]{
    _id,
    _type,
    "title": heading,
    "path": null,
    seo{${seoFields}},
    text,
    popularHeading,
    popularLinks[]{${actionFields}},
    "redirects": ${enabledRedirects},
    "prepared": *[_type == "redirect" && enabled == false]{
      from,
      suggestion,
      to{${linkFields}},
      "title": coalesce(to.page->title, to.page->name)
    },
    suggestionsHeading,
    backLabel,
    homeLabel,
    picture{${pictureFields}}
  }
)`)
