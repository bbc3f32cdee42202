import {getPublishedId} from '@sanity/client/csm'
import {type StringInputProps, useEditState, useFormValue} from 'sanity'
import {suggestedPath} from './suggested-path.ts'
import {Suggestion} from './suggestion.tsx'

interface PathSource {
  /** Field that the path is generated from. */
  field: string
  label: string
  /** Folder of all paths of the type; undefined if it follows from the current path. */
  folder?: string
}

/** Creates the input for a path, which can be generated from another field. */
export function pathInput({field, label, folder}: PathSource) {
  return function PathInput(props: StringInputProps) {
    const id = getPublishedId(String(useFormValue(['_id'])))
    const isHome = useEditState(id, String(useFormValue(['_type']))).published?.path === '/'
    const wanted = suggestedPath(useFormValue([field]), folder ?? props.value)
    const note = isHome ? 'The home page stays at /.' : (wanted ?? `Enter the ${field} first.`)
    return <Suggestion input={props} label={label} value={isHome ? undefined : wanted} note={note} />
  }
}
