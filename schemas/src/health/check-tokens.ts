import {runTimeParameters, validateTokens} from '../validation/tokens.ts'
import type {Content} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {type StoredDocument, textOf} from './stored-document.ts'

/** Tokens that nothing takes the place of, and facts that cannot take it. */
export function checkTokens(document: StoredDocument, content: Content): Problem[] {
  const unknown = partsOf(document).tokens.flatMap(({field, value: token}) => {
    if (content.facts.has(token) || runTimeParameters.has(token)) return []
    const problem = validateTokens(`{${token}}`, [...content.facts.keys()], [...runTimeParameters])
    return problem ? [problemIn('tokens', document, {field, message: problem, about: token})] : []
  })
  return [...unknown, ...(document._type === 'fact' ? factProblems(document) : [])]
}

function factProblems(fact: StoredDocument): Problem[] {
  const key = textOf(fact.key)
  const report = (field: string, message: string) => [problemIn('tokens', fact, {field, message, about: ''})]
  if (!key) return report('key', 'Without a key, no text can use this fact. Enter a key.')
  if (runTimeParameters.has(key)) {
    return report('key', `The site fills in “${key}” itself. Choose another key.`)
  }
  return textOf(fact.value) ? [] : report('value', `{${key}} has no value. Fill it in.`)
}

/** Facts that no text shows. */
export function checkUnusedFacts({documents, drafts}: Content): Problem[] {
  const all = [...documents, ...drafts.values()]
  const used = new Set(all.flatMap((document) => partsOf(document).tokens.map(({value}) => value)))
  return documents.flatMap((document) => {
    const key = document._type === 'fact' ? textOf(document.key) : undefined
    if (!key || used.has(key)) return []
    const message = `No text shows {${key}}. Use it, or delete the fact.`
    return [problemIn('unused', document, {severity: 'advice', field: 'key', message, about: ''})]
  })
}
