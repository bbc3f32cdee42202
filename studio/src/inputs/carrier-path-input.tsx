import {type StringInputProps, set, useFormValue} from 'sanity'
import {suggestedPath} from './suggested-path.ts'
import {Suggestion} from './suggestion.tsx'

/** The path of a carrier's page, which its name can suggest: all of them are below /carriers. */
export function CarrierPathInput(props: StringInputProps) {
  const suggested = suggestedPath(useFormValue(['name']), '/carriers/')
  return (
    <Suggestion
      label="Generate from name"
      suggested={suggested}
      hint="Write the name of the carrier first."
      disabled={props.readOnly === true || suggested === props.value}
      onAccept={() => props.onChange(set(suggested))}
    >
      {props.renderDefault(props)}
    </Suggestion>
  )
}
