import {textOf} from '@upline/domain/content/stored-document.ts'
import {type StringInputProps, useFormValue} from 'sanity'
import {Suggestion} from './suggestion.tsx'

/** Renders the key of a category, specialty or level, which can be copied from the title. */
export function ChoiceKeyInput(props: StringInputProps) {
  const title = textOf(useFormValue(['title']))?.trim()
  const note = props.value ? 'The key stays when the title changes.' : (title ?? 'Enter a title first.')
  return (
    <Suggestion input={props} label="Copy from title" value={props.value ? undefined : title} note={note} />
  )
}
