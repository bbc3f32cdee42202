import {type ComponentProps, useEffect, useId, useRef} from 'react'
import {SelectField} from '../../ui/fields.tsx'

type Props = Pick<ComponentProps<typeof SelectField>, 'name' | 'label' | 'choices'> & {
  value: string
  onChange: (value: string) => void
}

/** A choice by which a list is filtered. Renders nothing without a label, or if there is only one choice. */
export function FilterField({value, onChange, ...rest}: Props) {
  const element = useRef<HTMLSelectElement>(null)
  const follow = () => {
    // React repeats a choice that was made before hydration, when the list may show the choice of the address again.
    if (element.current && element.current.value !== value) onChange(element.current.value)
  }
  // What was chosen before hydration.
  useEffect(follow, [])
  const id = useId()
  if (!rest.label || rest.choices.length < 2) return null
  return <SelectField {...rest} ref={element} id={id} value={value} onChange={follow} />
}
