import {type StringInputProps, set, useFormValue} from 'sanity'
import {suggestedPath} from './suggested-path.ts'
import {Suggestion} from './suggestion.tsx'

/** The path of a page or an article, which its title can suggest. */
export function PathInput(props: StringInputProps) {
  const suggested = suggestedPath(useFormValue(['title']), props.value)
  return (
    <Suggestion
      label="Generate from title"
      suggested={suggested}
      hint={props.value === '/' ? 'The home page stays at /.' : 'Write a title first.'}
      disabled={props.readOnly === true || suggested === props.value}
      onAccept={() => props.onChange(set(suggested))}
    >
      {props.renderDefault(props)}
    </Suggestion>
  )
}
