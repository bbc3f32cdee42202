import type {ReactNode} from 'react'
import {useHydrated} from './use-client-value.ts'

/**
 * Renders children for visitors without script only, such as the rest of a list that grows on request. With script, browsers parse the
 * content of `noscript` as text and React renders it on the server only, so it adds no elements.
 */
export function WithoutScript({children}: {children: () => ReactNode}) {
  const hydrated = useHydrated()
  return hydrated ? null : <noscript>{children()}</noscript>
}
