import {type NumberInputProps, set, useFormValue} from 'sanity'
import {readingTime} from './reading-time.ts'
import {Suggestion} from './suggestion.tsx'

/** The minutes an article takes, which its text can suggest. */
export function ReadingTimeInput(props: NumberInputProps) {
  const minutes = readingTime(useFormValue(['body']))
  return (
    <Suggestion
      label="Take from text"
      suggested={minutes === undefined ? undefined : `${minutes} min, counted from the words of the article`}
      hint="Counted as soon as the article has text."
      disabled={props.readOnly === true || minutes === props.value}
      onAccept={() => props.onChange(set(minutes))}
    >
      {props.renderDefault(props)}
    </Suggestion>
  )
}
