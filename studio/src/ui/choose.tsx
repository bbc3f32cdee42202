import {Select} from '@sanity/ui'
import type {ComponentProps} from 'react'

interface ChooseProps extends Omit<ComponentProps<typeof Select>, 'onChange'> {
  value: string
  options: readonly {value: string; title: string}[]
  onChoose: (value: string) => void
}

/** Renders a drop-down list in the size of the Studio's own inputs. */
export function Choose({options, onChoose, ...props}: ChooseProps) {
  return (
    <Select fontSize={1} padding={3} {...props} onChange={({currentTarget}) => onChoose(currentTarget.value)}>
      {options.map(({value, title}) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
  )
}
