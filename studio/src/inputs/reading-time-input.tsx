import {type NumberInputProps, set, useFormValue} from 'sanity'
import {readingTime} from './reading-time.ts'
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
