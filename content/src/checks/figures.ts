import {walk} from '@upline/domain/content/walk.ts'
import type {Problem, SourceDocument} from '../read-documents.ts'

/** In characters. Shorter values, such as `50+`, are in many texts by chance. */
const shortest = 5

/** Facts whose values occur in other contexts, such as `24 months`. */
const commonplace = ['inquiryRetention', 'advertisingRetention']

/** Returns a problem for each text that has the value of a fact instead of its token. Articles keep the figures of their date. */
export function typedFigures(documents: SourceDocument[]): Problem[] {
  const facts = documents.flatMap(({document: {_type, key, value}}) => {
    const isFigure = _type === 'fact' && /\d/.test(String(value)) && String(value).length >= shortest
    if (!isFigure || commonplace.includes(String(key))) return []
    const literal = String(value).replace(/[$().*+?]/g, '\\$&')
    return [{key, pattern: new RegExp(`(?<![\\w$.,-])${literal}(?![\\w%]|[.,-]\\d)`, 'i')}]
  })
  return documents.flatMap(({file, document}) => {
    const problems: Problem[] = []
    if (document._type === 'fact' || document._type === 'newsArticle') return problems
    walk(document, (text, path) => {
      if (typeof text !== 'string' || /(^|\.)(_\w+|source|placeholder)$/.test(path)) return
      for (const {key, pattern} of facts) {
        const [figure] = pattern.exec(text) ?? []
        if (figure)
          problems.push({file, message: `${file}: ${path} types "${figure}"; write {${key}} instead`})
      }
    })
    return problems
  })
}
