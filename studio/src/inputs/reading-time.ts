import {objectsIn, textOf} from '@upline/schemas/health/stored-document.ts'

const wordsPerMinute = 200

/** Whole minutes that reading a formatted text takes, at least one; undefined while there is nothing to read. */
export function readingTime(body: unknown): number | undefined {
  const words = objectsIn(body)
    .flatMap(({children}) => objectsIn(children))
    .flatMap(({text}) => textOf(text)?.split(/\s+/).filter(Boolean) ?? [])
  return words.length === 0 ? undefined : Math.max(1, Math.round(words.length / wordsPerMinute))
}
