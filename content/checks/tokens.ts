import {walk} from '../json.ts'
import type {Problem, SourceDocument} from '../read-documents.ts'

/** Filled in while the site runs, in the fields that the schemas name; no fact may have one of these keys. */
const runTimeParameters = new Set([
  'author',
  'count',
  'date',
  'limit',
  'n',
  'name',
  'network',
  'rating',
  'title',
  'total',
  'type',
  'value',
  'year',
])

/** Counted in the content by the site itself (periods/src/figures.ts). */
const countTokens = ['medicareOrganizations', 'medicareProducts']

/** `{tokens}` that no fact has as its key. */
export function unknownTokens(documents: SourceDocument[]): Problem[] {
  const facts = new Set(
    documents.flatMap(({document}) => (document._type === 'fact' ? [String(document.key)] : [])),
  )
  for (const token of countTokens) facts.add(token)
  const problems: Problem[] = []
  for (const {file, document} of documents) {
    if (document._type === 'fact' && runTimeParameters.has(String(document.key))) {
      problems.push({
        file,
        message: `${file}: the key "${document.key}" is filled in by the site itself; choose another`,
      })
    }
    walk(document, (value, path) => {
      if (typeof value !== 'string') return
      for (const [token, key] of value.matchAll(/\{([^{}]*)\}/g)) {
        if (key === undefined || facts.has(key) || runTimeParameters.has(key)) continue
        problems.push({file, message: `${file}: ${path} has the token ${token}, but no fact has this key`})
      }
    })
  }
  return problems
}
