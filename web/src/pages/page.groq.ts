import {defineQuery} from 'groq'
import {leadPictureFields, richTextFields, seoFields} from '../content/fragments.ts'
import {sectionFields} from '../sections/section-fields.generated.ts'

/**
 * What a page or news article is drawn from. `more` is the same for every article, one of the newest too: so one answer
 * serves them all, and a change of one article does not concern every other.
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

/** The page or news article at a path, or null. */
export const pageQuery = defineQuery(`
  *[_type in ["page", "newsArticle"] && path == $path][0]{${contentFields}}
`)

/** Every path that content has, for the prerenderer, the sitemap and the suggestions of the 404 page. */
export const pathsQuery = defineQuery(`
  *[_type in ["page", "newsArticle"] && defined(path)] | order(path asc){
    path,
    title,
    _updatedAt,
    "noIndex": seo.noIndex == true
  }
`)
