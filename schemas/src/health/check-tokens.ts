import {runTimeParameters, validateTokens} from '../validation/tokens.ts'
import type {Content} from './content.ts'
import {type Finding, findingIn} from './finding.ts'
import {partsOf} from './read-parts.ts'
import {type StoredDocument, textOf} from './stored-document.ts'

/** Tokens that nothing takes the place of, and facts that cannot take it. */
export function checkTokens(document: StoredDocument, content: Content): Finding[] {
  const unknown = partsOf(document).tokens.flatMap(({field, value: token}) => {
    if (content.facts.has(token) || runTimeParameters.has(token)) return []
    const problem = validateTokens(`{${token}}`, [...content.facts.keys()], [...runTimeParameters])
    return problem ? [findingIn('tokens', document, {field, message: problem, about: token})] : []
  })
  return [...unknown, ...(document._type === 'fact' ? factFaults(document) : [])]
}

function factFaults(fact: StoredDocument): Finding[] {
  const key = textOf(fact.key)
  const fault = (field: string, message: string) => [findingIn('tokens', fact, {field, message, about: ''})]
  if (!key) return fault('key', 'Without a key, no text can use this fact. Enter a key.')
  if (runTimeParameters.has(key)) {
    return fault('key', `The site fills in “${key}” itself. Choose another key.`)
  }
  return textOf(fact.value) ? [] : fault('value', `{${key}} has no value. Fill it in.`)
}

/** Facts that no text shows. */
export function checkUnusedFacts({documents, drafts}: Content): Finding[] {
  const all = [...documents, ...drafts.values()]
  const used = new Set(all.flatMap((document) => partsOf(document).tokens.map(({value}) => value)))
  return documents.flatMap((document) => {
    const key = document._type === 'fact' ? textOf(document.key) : undefined
    if (!key || used.has(key)) return []
    const message = `No text shows {${key}}. Use it, or delete the fact.`
    return [findingIn('unused', document, {severity: 'advice', field: 'key', message, about: ''})]
  })
}
