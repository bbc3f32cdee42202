import {type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {fillWithin, mostAdded} from '@upline/domain/content/tokens.ts'
import {runTimeParameters, validateTokens} from '../validation/tokens.ts'
import type {Content} from './content.ts'
import type {FoundProblem} from './problem.ts'
import {partsOf} from './read-parts.ts'

/** Finds tokens without a fact, and facts that can't replace their token. */
export function* checkTokens(document: StoredDocument, {facts}: Content): Generator<FoundProblem> {
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
  } else if (isOverlong(textOf(document.value) ?? '', facts)) {
    const message = `With the facts in its value, {${key}} has more than ${mostAdded} characters, so the site leaves it out. Shorten it.`
    yield {field: 'value', message, about: ''}
  }
}

function isOverlong(value: string, facts: Content['facts']): boolean {
  return value.length > mostAdded || fillWithin(mostAdded, value, (name) => facts.get(name)) === undefined
}
