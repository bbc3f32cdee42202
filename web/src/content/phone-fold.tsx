import type {ReactNode} from 'react'
import {Icon} from '../ui/icon.tsx'
import {useInterfaceText} from './site-context.ts'

/** Details that are folded on a phone. The first line of their positioned parent unfolds them, so it needs room for the icon. */
export function PhoneFold({name, children}: {name: string | null; children: ReactNode}) {
  const {details} = useInterfaceText()
  return (
    <details className="phone-fold">
      <summary className="absolute inset-x-0 top-0 flex h-14 items-center justify-end">
        <span className="sr-only">{`${details ?? ''}: ${name ?? ''}`}</span>
        <Icon name="chevron-down" className="chevron size-5" />
      </summary>
      {children}
    </details>
  )
}
