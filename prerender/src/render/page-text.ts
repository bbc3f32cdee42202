import {toPlainText} from '@portabletext/toolkit'
import {objectsIn, textOf} from '@upline/domain/content/stored-document.ts'
import {topicAnchor} from '@upline/domain/content/topic-anchor.ts'
import type {ContentData} from '@upline/web/content/types.ts'

/** Fields that no visitor reads: addresses, keys of choices, names of variants, dates, the states that filters compare. */
const unread = new Set(
  'alt anchor cap date effectiveDate effectiveFrom effectiveUntil endDate endTime extension fallbackText group icon key kind layout lqip marks originalFilename partly path seo since startDate startTime states style timeZone tone url variant'.split(
    ' ',
  ),
)

/** Returns the parts of a page that have an anchor, so that the search leads to them. */
export function topicsOf(content: ContentData): {anchor: string; title: string; text: string}[] {
  return sectionsOf(content).flatMap(({_type, items}) => {
    const topics = _type === 'contractingGuide' ? objectsIn(items) : []
    return topics.flatMap(({title: stored, summary, body}) => {
      const title = textOf(stored)
      const anchor = topicAnchor(title)
      return title && anchor ? [{anchor, title, text: oneLine([summary, body])}] : []
    })
  })
}

/** Returns the synonyms of a page's searches, each as staff entered it. */
export const synonymsOf = (content: ContentData): string[] =>
  sectionsOf(content).flatMap(({synonyms}) =>
    Array.isArray(synonyms) ? synonyms.filter((each) => textOf(each) !== undefined) : [],
  )

// A stored document may have any value in a field.
const sectionsOf = (content: ContentData) => objectsIn('sections' in content && content.sections)

/** Returns what a visitor reads on a page, in one line, without its title. */
export const pageText = ({title: _, ...content}: ContentData): string => oneLine(content)

/** Joins the texts in a value. A dot separates texts that do not end as sentences. */
function oneLine(content: unknown): string {
  return textsIn(content)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => (/[.!?:,;…]$/.test(text) ? text : `${text} ·`))
    .join(' ')
    .replace(/ ·$/, '')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isForReaders(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (isBlock(value)) return [toPlainText([value])]
  // Visitors do not search for the labels and messages of a form.
  if ('_type' in value && value._type === 'inquiryForm') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const isRead = !/^_|Label$|^empty/.test(name) && !unread.has(name)
    return isRead ? textsIn(inner) : []
  })
}

/** Returns whether visitors see the text unchanged: not a message with parameters, which the site fills in, and not a stored date. */
function isForReaders(text: string): boolean {
  return !/\{\w+\}/.test(text) && !/^\d{4}-\d\d-\d\d(?:T|$)/.test(text)
}

function isBlock(value: object): value is Extract<Parameters<typeof toPlainText>[0], unknown[]>[number] {
  return '_type' in value && value._type === 'block'
}
