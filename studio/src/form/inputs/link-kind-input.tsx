import {redirectKinds} from '@upline/schemas/validation/link-kinds.ts'
import type {StringInputProps} from 'sanity'

/** Renders the kind of a link; redirects offer only pages and addresses. */
export function LinkKindInput(props: StringInputProps) {
  if (props.id !== 'to.kind') return props.renderDefault(props)
  const options = props.schemaType.options
  const list = options?.list?.filter((item) =>
    redirectKinds.some((kind) => kind === (typeof item === 'string' ? item : item.value)),
  )
  const schemaType = {...props.schemaType, options: {...options, list}}
  return props.renderDefault({...props, schemaType} as StringInputProps)
}
