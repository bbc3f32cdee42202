import {textOf} from '@upline/schemas/health/stored-document.ts'
import {type StringInputProps, set, useFormValue} from 'sanity'
import {Suggestion} from './suggestion.tsx'

/** Renders the key of a category, specialty or level, which can be copied from the title. */
export function ChoiceKeyInput(props: StringInputProps) {
  const suggested = textOf(useFormValue(['title']))?.trim()
  return (
    <Suggestion
      label="Copy from title"
      suggested={props.value ? undefined : suggested}
      hint={props.value ? 'The key stays when the title changes.' : 'Enter a title first.'}
      disabled={props.readOnly === true}
      onAccept={() => props.onChange(set(suggested))}
    >
      {props.renderDefault(props)}
    </Suggestion>
  )
}
