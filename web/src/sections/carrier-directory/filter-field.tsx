import {type ComponentProps, useId} from 'react'
import {SelectField} from '../../ui/fields.tsx'

type Props = Pick<ComponentProps<typeof SelectField>, 'name' | 'label' | 'choices'> & {
  value: string
  onChange: (value: string) => void
}

/** A choice by which a list is filtered. Renders nothing without a label, or if there is only one choice. */
export function FilterField({onChange, ...rest}: Props) {
  const id = useId()
  if (!rest.label || rest.choices.length < 2) return null
  return <SelectField {...rest} id={id} onChange={({target}) => onChange(target.value)} />
}
