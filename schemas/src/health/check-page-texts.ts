import {hasPage} from '@upline/domain/content/page-types.ts'
import {memberStep} from '@upline/domain/content/walk.ts'
import {checkHero} from '../validation/check-page-sections.ts'
import {longestDescription, longestTitle, withoutSiteName} from '../validation/search-limits.ts'
import {type Content, shownText} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {isObject, objectsIn, type StoredDocument, textOf} from './stored-document.ts'

/** Pages that search engines find without a description, or with one that they cut. */
export function checkDescriptions(document: StoredDocument, content: Content): Problem[] {
  if (!hasPage(document) || isHidden(document)) return []
  const own = isObject(document.seo) ? textOf(document.seo.description) : undefined
  const summary = document._type === 'page' ? undefined : textOf(document.description)
  const description = own ?? summary
  const field = own || !summary ? 'seo.description' : 'description'
  const report = (message: string, about: string) => [
    problemIn('descriptions', document, {severity: 'advice', field, message, about}),
  ]
  if (!description) return report('Search results have no description. Write one or two sentences.', '')
  // The summary of an article is written for its card.
  const length = own ? shownText(own, content).length : 0
  return length > longestDescription
    ? report(
        `The description has ${length} characters; search engines cut after ${longestDescription}.`,
        'long',
      )
    : []
}

/** Pages without a title, or with one that search engines cut. */
export function checkTitles(document: StoredDocument, content: Content): Problem[] {
  if (!hasPage(document)) return []
  const field = document._type === 'carrier' ? 'name' : 'title'
  const title = textOf(document[field])
  if (!title) {
    const message = `It isn’t shown without a ${field}. Enter one.`
    return [problemIn('titles', document, {field, message})]
  }
  if (isHidden(document)) return []
  const own = isObject(document.seo) ? textOf(document.seo.title) : undefined
  const {length} = withoutSiteName(shownText(own ?? title, content))
  if (length <= longestTitle) return []
  const message = `The title has ${length} characters; search engines cut after ${longestTitle}. Shorten it${own ? '' : ', or give a shorter one for search results'}.`
  const place = own ? 'seo.title' : field
  return [problemIn('titles', document, {severity: 'advice', field: place, message, about: 'long'})]
}

const isHidden = ({seo}: StoredDocument): boolean => isObject(seo) && seo.noIndex === true

/** Headings that are empty, or skip a level. */
export function checkHeadings(document: StoredDocument): Problem[] {
  const advise = (field: string, message: string) =>
    problemIn('headings', document, {severity: 'advice', field, message})
  const sections = objectsIn(document.sections)
  const hero = document._type === 'page' ? checkHero(sections) : undefined
  const inTexts = partsOf(document).richTexts.flatMap(({field, value}) => {
    let hasHeading = false
    return value.flatMap((block, index) => {
      if (!isObject(block) || (block.style !== 'h3' && block.style !== 'h4')) return []
      const at = field + memberStep(block, index)
      if (spanText(block) === '') return [advise(at, 'The heading has no words. Write some, or remove it.')]
      if (block.style === 'h3') hasHeading = true
      return block.style === 'h4' && !hasHeading
        ? [advise(at, 'A smaller heading comes before any heading. Make it a heading.')]
        : []
    })
  })
  return [...(hero ? [advise('sections', hero)] : []), ...inTexts]
}

function spanText({children}: Record<string, unknown>): string {
  const spans = objectsIn(children)
  return spans
    .map(({text}) => (typeof text === 'string' ? text : ''))
    .join('')
    .trim()
}
