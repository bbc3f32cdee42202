import {isObject, walk} from '../json.ts'
import type {Problem, SourceDocument} from '../read-documents.ts'

/** References, weak or not, whose document is missing or only a draft. */
export function danglingReferences(documents: SourceDocument[]): Problem[] {
  const ids = new Set(documents.map(({document}) => document._id))
  const problems: Problem[] = []
  for (const {file, document} of documents) {
    walk(document, (value, path) => {
      if (!isObject(value) || typeof value._ref !== 'string' || ids.has(value._ref)) return
      const draft = ids.has(`drafts.${value._ref}`) ? ', only a draft of it' : ''
      problems.push({
        file,
        message: `${file}: ${path} refers to "${value._ref}", but there is no such document${draft}`,
      })
    })
  }
  return problems
}
