import {defineQuery} from 'groq'
import {leadPictureFields, richTextFields, seoFields} from '../content/fragments.ts'
import {sectionFields} from '../sections/section-fields.generated.ts'

/**
 * The fields a page or news article is rendered from.
 */
export const contentFields = /* groq */ `
  _id,
  _type,
  title,
  path,
  seo{${seoFields}},
  _type == "page" => {sections[]{${sectionFields}}},
  _type == "newsArticle" => {
    category,
    date,
    description,
    readTime,
    "author": coalesce(author->name, authorName),
    picture{${leadPictureFields}},
    body[]{${richTextFields}},
    "more": *[_type == "newsArticle"] | order(date desc, title asc)[0...4]{_id, path, title, category, date}
  }
`

/** The page or news article at a path, or null. Of several the oldest has it: nobody can take over an address that is in use. */
export const pageQuery = defineQuery(`
  *[_type in ["page", "newsArticle"] && path == $path] | order(_createdAt asc, _id asc)[0]{${contentFields}}
`)
