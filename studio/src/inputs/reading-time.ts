import {objectsIn, textOf} from '@upline/schemas/health/stored-document.ts'

const wordsPerMinute = 200

/** Returns the reading time in whole minutes, at least one, or undefined without text. */
export function readingTime(body: unknown): number | undefined {
  const wordList = objectsIn(body)
    .flatMap(({children}) => objectsIn(children))
    .flatMap(({text}) => textOf(text)?.split(/\s+/).filter(Boolean) ?? [])
  return wordList.length === 0 ? undefined : Math.max(1, Math.round(wordList.length / wordsPerMinute))
}
