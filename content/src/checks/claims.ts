import {walk} from '@upline/domain/content/walk.ts'
import type {Problem, SourceDocument} from '../read-documents.ts'

/** Phrases that a compliance officer or a copy editor rejects, unless the same text also matches `unless`. */
const phrases: readonly {find: RegExp; unless?: RegExp; advice: string}[] = [
  {
    find: /\btop-rated\b/i,
    unless: /service scores?|service ratings?/i,
    advice: 'say whose rating it is',
  },
  {
    find: /\b(?:the|our|your) best (?:carriers?|rates?|prices?|plans?|deals?|contracts?|leads?|commissions?)\b/i,
    advice: 'a superlative needs a source',
  },
  {
    find: /\bguaranteed (?:results?|approval|leads?|sales|commissions?|renewals?|earnings)\b/i,
    advice: 'nobody can guarantee this',
  },
  {find: /(?<![-\w])free (?!of\b)(?!to\b)\w+/i, unless: /tax-free|toll-free/i, advice: 'say who pays for it'},
  {find: /\bcompliant\b/i, advice: 'say who reviewed it, because compliance can’t be promised'},
  {find: /\bthis year’s\b/i, advice: 'name the year, because the text outlives it'},
  {find: /\d ?percent\b.*\d%|\d%.*\d ?percent\b/is, advice: 'write either % or percent'},
  {
    find: /\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|data\b|fee\b|separate\b|application\b|January\b|news\b)\w+/i,
    advice: 'write “isn’t a”',
  },
]

/** Returns a problem for each text with such a phrase. Leaves out articles and testimonials, which keep their original wording. */
export function riskyClaims(documents: SourceDocument[]): Problem[] {
  return documents.flatMap(({file, document}) => {
    const problems: Problem[] = []
    if (document._type === 'newsArticle' || document._type === 'testimonial') return problems
    walk(document, (text, path) => {
      if (typeof text !== 'string' || /(^|\.)(_\w+|source|key|path)$/.test(path)) return
      for (const {find, unless, advice} of phrases) {
        const [found] = unless?.test(text) ? [] : (find.exec(text) ?? [])
        if (found) problems.push({file, message: `${file}: ${path} says "${found}"; ${advice}`})
      }
    })
    return problems
  })
}
