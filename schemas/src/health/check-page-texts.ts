import {hasPage} from '@upline/domain/content/page-types.ts'
import {
  isObject,
  objectsIn,
  type StoredDocument,
  spanText,
  textOf,
} from '@upline/domain/content/stored-document.ts'
import {memberStep} from '@upline/domain/content/walk.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {checkHero} from '../validation/check-page-sections.ts'
import {longestDescription, longestTitle, withoutSiteName} from '../validation/search-limits.ts'
import {type Content, perContent, shownText} from './content.ts'
import type {FoundProblem} from './problem.ts'
import {partsOf} from './read-parts.ts'

/** Finds pages without a description, or with one that search engines cut. */
export function* checkDescriptions(document: StoredDocument, content: Content): Generator<FoundProblem> {
  if (!hasPage(document) || isHidden(document)) return
  const own = isObject(document.seo) ? textOf(document.seo.description) : undefined
  // The summary of an article is written for its card.
  const summary = document._type === 'page' ? undefined : textOf(document.description)
  const length = own ? shownText(own, content).length : 0
  if (!own && !summary) {
    const message = 'Search results have no description. Write one or two sentences.'
    yield {field: 'seo.description', message, about: ''}
  } else if (length > longestDescription) {
    const message = `The description has ${length} characters; search engines cut it off after ${longestDescription}.`
    yield {field: 'seo.description', message, about: 'long'}
  }
}

/** Finds pages without a title, or with one that search engines cut. */
export function* checkTitles(document: StoredDocument, content: Content): Generator<FoundProblem> {
  if (!hasPage(document)) return
  const field = titleField(document)
  const title = textOf(document[field])
  const own = isObject(document.seo) ? textOf(document.seo.title) : undefined
  const {length} = withoutSiteName(shownText(own ?? title ?? '', content))
  if (!title) yield {severity: 'broken', field, message: `It isn’t shown without a ${field}. Enter one.`}
  else if (length > longestTitle && !isHidden(document)) {
    const message = `The title has ${length} characters; search engines cut it off after ${longestTitle}. Shorten it${own ? '' : ', or give a shorter one for search results'}.`
    yield {field: own ? 'seo.title' : field, message, about: 'long'}
  }
}

/** Finds pages that search results list under the same title. */
export function* checkSameTitles(document: StoredDocument, content: Content): Generator<FoundProblem> {
  if (!hasPage(document) || isHidden(document)) return
  const title = searchTitle(document, content)
  const others =
    (title &&
      titles(content)
        .get(title)
        ?.filter((each) => each !== document)) ||
    []
  const [other] = others
  if (!other) return
  const more = others.length > 1 ? ` and ${others.length - 1} more` : ''
  const message = `${textOf(other.path) ?? 'Another page'}${more} has the same title. Give each its own, so that readers of search results can tell them apart.`
  yield {field: titleField(document), message, about: 'same'}
}

const titles = perContent((content) =>
  groupBy(
    content.documents.filter((document) => hasPage(document) && !isHidden(document)),
    (document) => searchTitle(document, content),
  ),
)

const titleField = ({_type}: StoredDocument) => (_type === 'carrier' ? 'name' : 'title')

/** Returns the title of a page in search results, in lower case. */
function searchTitle(document: StoredDocument, content: Content): string {
  const own = isObject(document.seo) ? textOf(document.seo.title) : undefined
  return shownText(own ?? textOf(document[titleField(document)]) ?? '', content)
    .trim()
    .toLowerCase()
}

/** Finds placeholders, such as “TODO”, and labels of links that don't say where they lead. */
export function* checkWords(document: StoredDocument): Generator<FoundProblem> {
  for (const {field, value} of partsOf(document).unfinished) {
    const message = field.endsWith('.spoken')
      ? `“${value}” doesn’t say what it’s about. Enter what screen readers read after it, or write another label.`
      : /here$/i.test(value)
        ? `“${value}” doesn’t say where the link leads. Let the link name its target.`
        : `“${value}” looks unfinished. Replace it.`
    yield {field, message, about: value}
  }
}

const isHidden = ({seo}: StoredDocument): boolean => isObject(seo) && seo.noIndex === true

/** Finds headings that are empty or skip a level. */
export function* checkHeadings(document: StoredDocument): Generator<FoundProblem> {
  const hero = document._type === 'page' ? checkHero(objectsIn(document.sections)) : undefined
  if (hero) yield {field: 'sections', message: hero}
  for (const {field, value} of partsOf(document).richTexts) {
    let hasHeading = false
    for (const [index, block] of value.entries()) {
      if (!isObject(block) || (block.style !== 'h3' && block.style !== 'h4')) continue
      const at = field + memberStep(block, index)
      if (spanText(block.children).trim() === '') {
        yield {field: at, message: 'The heading has no words. Write some, or remove it.'}
      } else if (block.style === 'h3') hasHeading = true
      else if (!hasHeading) {
        yield {field: at, message: 'A subheading comes before the first heading. Make it a heading.'}
      }
    }
  }
}
