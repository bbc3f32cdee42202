import {pagePathField} from '@upline/domain/content/page-types.ts'
import {versionKeyGroq} from '@upline/domain/periods/version-key.ts'

/** Projections that sections share. Always `{${fields}}` inside a query, because TypeGen reads template literals only. */

/** The address of a document's file, or of the PDF that the site makes from its text. */
const fileUrl = /* groq */ `coalesce(file.asset->url, select(count(text) > 0 => "/papers/" + _id + ".pdf"))`

export const linkFields = /* groq */ `
  kind,
  anchor,
  path,
  url,
  email,
  subject,
  body,
  phone,
  newTab,
  "page": page->{${pagePathField}},
  "file": file->{name, "url": ${fileUrl}}
`

export const redirectFields = /* groq */ `
  _id, from, to{kind, anchor, path, url, "page": page->{${pagePathField}}}, permanent
`

/** The enabled redirects, sorted by id: of two from one path the first counts, in every run the same. */
export const enabledRedirects = /* groq */ `*[_type == "redirect" && enabled == true] | order(from asc, _id asc){${redirectFields}}`

export const actionFields = /* groq */ `
  _key,
  label,
  spoken,
  style,
  link{${linkFields}}
`

/** A picture, with the text of this use, or else its own text. */
export const pictureFields = /* groq */ `
  "alt": coalesce(select(alt != "" => alt), asset->altText),
  decorative,
  caption,
  crop{left, right, top, bottom},
  hotspot{x, y},
  asset->{
    url,
    extension,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height
  }
`

/** Fields by which contentInForce chooses a version. It leaves `overNote` for the page to show if the content has expired. */
export const periodFields = /* groq */ `
  "versionKey": ${versionKeyGroq('')},
  year,
  effectiveFrom,
  effectiveUntil,
  "overNote": afterwards
`

/**
 * Whether a document is a version of the one around the filter, or is the same. Names without effective dates do not make a version, because
 * two documents can share a name.
 */
export const isVersion = /* groq */ `(_id == ^._id || ((defined(key) || defined(effectiveFrom) || defined(effectiveUntil)) && ${versionKeyGroq('')} == ${versionKeyGroq('^.')}))`

/** The states in which agents can sell a carrier, for productsIn. */
export const availableFields = /* groq */ `
  specialties,
  "states": availability[count(products) == 0 || !defined(products)].state,
  "partly": availability[count(products) > 0]{state, products}
`

/** A disclaimer with the versions that share its key. */
export const disclaimerFields = /* groq */ `
  _id,
  "versions": *[_type == "disclaimer" && ${isVersion}]{
    _id, key, text, allStatesNote, noPlansText, spanishText, ${periodFields}
  }
`

/** A document for download with the versions that share its form number and language; contentInForce leaves the current one. */
export const paperFields = /* groq */ `
  _id,
  "versions": *[_type == "resourceDocument" && ${isVersion}]{
    _id,
    key,
    "number": key,
    name,
    group,
    description,
    version,
    language,
    ${periodFields},
    "file": select(defined(file.asset) || count(text) > 0 => {
      "url": ${fileUrl},
      "extension": coalesce(file.asset->extension, "pdf"),
      "size": file.asset->size,
      "originalFilename": file.asset->originalFilename
    })
  }
`

const textLinkFields = /* groq */ `
  _key, _type, _type == "textLink" => {link{${linkFields}}}
`

export const richTextFields = /* groq */ `
  ...,
  _type == "block" => {
    ...,
    markDefs[]{${textLinkFields}}
  },
  _type == "picture" => {_key, _type, ${pictureFields}},
  _type == "table" => {
    _key,
    _type,
    headerRows,
    rows[]{_key, cells[]{_key, value[]{..., markDefs[]{${textLinkFields}}}}}
  }
`

export const seoFields = /* groq */ `
  title,
  description,
  noIndex,
  picture{${pictureFields}}
`
