import {objectsIn, textOf} from '@upline/schemas/health/stored-document.ts'
import {type NumberInputProps, set, useFormValue} from 'sanity'
import {Suggestion} from './suggestion.tsx'

/** Renders the reading time of an article, which can be counted from its text. */
export function ReadingTimeInput(props: NumberInputProps) {
  const minutes = readingTime(useFormValue(['body']))
  return (
    <Suggestion
      label="Count from text"
      suggested={minutes === undefined ? undefined : `${minutes} min, counted from the article’s text`}
      hint="Add text to the article first."
      disabled={props.readOnly === true || minutes === props.value}
      onAccept={() => props.onChange(set(minutes))}
    >
      {props.renderDefault(props)}
    </Suggestion>
  )
}

const wordsPerMinute = 200

/** Returns the reading time in whole minutes, at least one, or undefined without text. */
export function readingTime(body: unknown): number | undefined {
  const wordList = objectsIn(body)
    .flatMap(({children}) => objectsIn(children))
    .flatMap(({text}) => textOf(text)?.split(/\s+/).filter(Boolean) ?? [])
  return wordList.length === 0 ? undefined : Math.max(1, Math.round(wordList.length / wordsPerMinute))
}
