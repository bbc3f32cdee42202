import {runTimeParameters, validateTokens} from '../validation/tokens.ts'
import type {Content} from './content.ts'
import type {Finding} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {type StoredDocument, textOf} from './stored-document.ts'

/** Finds tokens without a fact, and facts that can't replace their token. */
export function* checkTokens(document: StoredDocument, {facts}: Content): Generator<Finding> {
  for (const {field, value: token} of partsOf(document).tokens) {
    if (facts.has(token) || runTimeParameters.has(token)) continue
    const message = validateTokens(`{${token}}`, [...facts.keys()], [...runTimeParameters])
    if (message) yield {field, message, about: token}
  }
  if (document._type !== 'fact') return
  const key = textOf(document.key)
  if (!key) {
    yield {field: 'key', message: 'Without a key, no text can use this fact. Enter a key.', about: ''}
  } else if (runTimeParameters.has(key)) {
    yield {field: 'key', message: `The site fills in “${key}” itself. Choose another key.`, about: ''}
  } else if (!textOf(document.value)) {
    yield {field: 'value', message: `{${key}} has no value. Fill it in.`, about: ''}
  }
}
