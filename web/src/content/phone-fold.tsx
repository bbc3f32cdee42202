import type {ReactNode} from 'react'
import {Icon} from '../ui/icon.tsx'
import {useInterfaceText} from './site-context.ts'

type Props = {
  /** Name of the folded content for screen readers. */
  name: string | null
  children: ReactNode
}

/** Details that are folded on a phone, and always shown on wider screens. */
export function PhoneFold({name, children}: Props) {
  const {details} = useInterfaceText()
  return (
    <details className="phone-fold">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold text-link">
        {details}
        <span className="sr-only">: {name}</span>
        <Icon name="chevron-down" className="chevron size-4" />
      </summary>
      {children}
    </details>
  )
}
