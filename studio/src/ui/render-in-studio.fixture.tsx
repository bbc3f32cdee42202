import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render} from '@testing-library/react'
import type {ReactElement} from 'react'

const theme = buildTheme()

/** Renders with the theme of the Studio. */
export const renderInStudio = (element: ReactElement): void => {
  render(element, {wrapper: ({children}) => <ThemeProvider theme={theme}>{children}</ThemeProvider>})
}
