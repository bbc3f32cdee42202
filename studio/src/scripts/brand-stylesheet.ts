import {colors, fonts, headingFont} from '@upline/domain/brand/brand.ts'
import {cssVariables} from '@upline/domain/brand/css-variables.ts'
import {tones} from '@upline/domain/brand/tones.ts'

/** Returns the stylesheet with the colors, fonts and tones of the brand. A band of a page sets its tone with `data-tone`. */
export function brandStylesheet(): string {
  const {paper, ...others} = tones
  const bands = Object.entries(others).map(([name, tone]) => {
    // A band inherits the values of paper.
    const own = Object.entries(tone).filter(([use, color]) => color !== paper[use as keyof typeof paper])
    return `\n[data-tone="${name}"] {\n${cssVariables(Object.fromEntries(own))}}\n`
  })
  return `/* Generated from domain/src/brand/brand.ts by \`npm run typegen\`. Do not edit. */

/* \`optional\`: if it is late, this page keeps the system's font, because a swap would move text. */
@font-face {
  font-family: "${headingFont.family}";
  src: url("./fonts/heading.woff2") format("woff2");
  font-weight: ${headingFont.weight};
  font-display: optional;
}

@theme {
  --color-*: initial;
${cssVariables(colors, 'color-')}${cssVariables(fonts, 'font-')}}

:root,
[data-tone="paper"] {
${cssVariables(paper)}}
${bands.join('')}`
}
