import {getPublishedId} from '@sanity/client/csm'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPage} from '@upline/domain/content/page-types.ts'
import {type Content, referredIds} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {isObject, type StoredDocument, textOf} from './stored-document.ts'

/** Documents that only show where another refers to them, and none does. */
export function checkUnused(content: Content): Problem[] {
  // What a draft shows is on its way.
  const referred = referredIds([...content.documents, ...content.drafts.values()])
  // A page that shows one wording of a disclaimer shows them all, each in its time.
  const shownKeys = new Set(
    content.documents.flatMap(({_id, _type, key}) =>
      _type === 'disclaimer' && referred.has(getPublishedId(_id)) ? [textOf(key)] : [],
    ),
  )
  return content.documents.flatMap((document) => {
    if (!content.model.referredTypes.has(document._type) || referred.has(getPublishedId(document._id)))
      return []
    if (document._type === 'disclaimer' && shownKeys.has(textOf(document.key))) return []
    const message = 'This isn’t used anywhere. Add it to a section or delete it.'
    return [problemIn('unused', document, {severity: 'advice', message})]
  })
}

/** Pages that no link leads to. Home needs none, and pages that search engines leave out are reached otherwise. */
export function checkOrphans(content: Content): Problem[] {
  const referred = referredIds(content.documents)
  const paths = linkedPaths(content)
  const listsNews = content.documents.some(hasNewsList)
  return content.documents.flatMap((document) => {
    const path = textOf(document.path)
    if (!hasPage(document) || !path || path === '/' || paths.has(path)) return []
    if (referred.has(getPublishedId(document._id)) || (document._type === 'newsArticle' && listsNews))
      return []
    if (isObject(document.seo) && document.seo.noIndex === true) return []
    const message = `No menu, page or redirect leads to ${path}. Link to it, or hide it from search engines.`
    return [problemIn('orphans', document, {severity: 'advice', field: 'path', message})]
  })
}

/** Paths that a link written as a path leads to, except from the page itself. */
function linkedPaths({documents}: Content): Set<string> {
  const paths = new Set<string>()
  for (const document of documents) {
    for (const {value} of partsOf(document).links) {
      const path = value.kind === 'path' ? textOf(value.path) : undefined
      if (path && pagePathOf(path) !== document.path) paths.add(pagePathOf(path))
    }
  }
  return paths
}

const hasNewsList = ({sections}: StoredDocument): boolean =>
  Array.isArray(sections) && sections.some((section) => isObject(section) && section._type === 'newsList')
