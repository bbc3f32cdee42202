import {objectsIn, textOf} from '@upline/domain/content/stored-document.ts'
import {type NumberInputProps, useFormValue} from 'sanity'
import {Suggestion} from './suggestion.tsx'

/** Renders the reading time of an article, which can be counted from its text. */
export function ReadingTimeInput(props: NumberInputProps) {
  const minutes = readingTime(useFormValue(['body']))
  const note = minutes ? `${minutes} min, counted from the article’s text` : 'Add text to the article first.'
  return <Suggestion input={props} label="Count from text" value={minutes} note={note} />
}

const wordsPerMinute = 200

/** Returns the reading time in whole minutes, at least one, or undefined without text. */
export function readingTime(body: unknown): number | undefined {
  const wordList = objectsIn(body)
    .flatMap(({children}) => objectsIn(children))
    .flatMap(({text}) => textOf(text)?.split(/\s+/).filter(Boolean) ?? [])
  return wordList.length === 0 ? undefined : Math.max(1, Math.round(wordList.length / wordsPerMinute))
}
