import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render} from '@testing-library/react'
import type {ReactElement} from 'react'
import {vi} from 'vitest'

const theme = buildTheme()

/** Renders with the theme of the Studio. */
export const renderInStudio = (element: ReactElement): void => {
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  render(element, {wrapper: ({children}) => <ThemeProvider theme={theme}>{children}</ThemeProvider>})
}
