import type {ReactNode} from 'react'
import {useHydrated} from './use-client-value.ts'

/**
 * What only visitors without script are shown, such as the rest of a list that script shows by and by. Where there is
 * script, a browser takes the inside of `noscript` for text and React leaves it to the server: it costs no element.
 */
export function WithoutScript({children}: {children: () => ReactNode}) {
  const hydrated = useHydrated()
  return hydrated ? null : <noscript>{children()}</noscript>
}
