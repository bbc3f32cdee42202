import type {ReactNode} from 'react'
import {preload} from 'react-dom'
// The letters of English and Spanish, 16 kB.
import headingFont from '../styles/fonts/heading.woff2'

type Props = {head?: ReactNode; stamp?: ReactNode; children: ReactNode}

/** The HTML document of every page. Only the prerenderer writes `head` and `stamp`. */
export function Document({head, stamp, children}: Props) {
  preload(headingFont, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'})
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body>
        {children}
        {stamp}
      </body>
    </html>
  )
}
