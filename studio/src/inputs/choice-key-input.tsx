import {type StringInputProps, set, useFormValue} from 'sanity'
import {Suggestion} from './suggestion.tsx'

/** The key of a category, specialty or level, which is its first title. */
export function ChoiceKeyInput(props: StringInputProps) {
  const title = useFormValue(['title'])
  const suggested = typeof title === 'string' && title.trim() ? title.trim() : undefined
  return (
    <Suggestion
      label="Take from title"
      suggested={props.value ? undefined : suggested}
      hint={props.value ? 'It stays when the title changes.' : 'Write a title first.'}
      disabled={props.readOnly === true}
      onAccept={() => props.onChange(set(suggested))}
    >
      {props.renderDefault(props)}
    </Suggestion>
  )
}
