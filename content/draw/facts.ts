import {join} from 'node:path'
import {readDocuments} from '../src/read-documents.ts'

/** The facts of the content, for drawings and papers that show a figure. */
export function readFacts(): Record<string, string> {
  const {documents} = readDocuments(join(import.meta.dirname, '..', 'documents', ''))
  return Object.fromEntries(
    documents.flatMap(({document}) =>
      document._type === 'fact' ? [[String(document.key), String(document.value)]] : [],
    ),
  )
}

/** Puts facts in the place of their `{tokens}`, throughout a value. An unknown token is an error. */
export function fillFacts<T>(value: T, facts: Record<string, string>): T {
  const text = JSON.stringify(value).replace(/\{([a-z]\w*)\}/g, (token, key: string) => {
    const fact = facts[key]
    if (fact === undefined) throw new RangeError(`there is no fact ${token}`)
    return JSON.stringify(fact).slice(1, -1)
  })
  return JSON.parse(text)
}
