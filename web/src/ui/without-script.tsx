import type {ReactNode} from 'react'
import {useHydrated} from './use-client-value.ts'

/** Renders children for visitors without script only: with it, browsers parse `noscript` as text, and React adds no elements. */
export function WithoutScript({children}: {children: ReactNode}) {
  const hydrated = useHydrated()
  return hydrated ? null : <noscript>{children}</noscript>
}
