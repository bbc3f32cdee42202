/**
 * Letters as outlines, so that a drawing looks the same on every machine.
 * Outlines of Libre Caslon Text, (c) 2012 The Libre Caslon Text Project Authors, SIL Open Font License 1.1.
 */
import letters from './letters.json' with {type: 'json'}
import {element, group} from './svg.ts'

type Letter = {width: number; path: string}
const table: Record<string, Letter> = letters
const space = 250

function letter(character: string): Letter {
  if (character === ' ') return {width: space, path: ''}
  const found = table[character]
  if (!found) throw new RangeError(`the letter “${character}” is not among the outlines`)
  return found
}

/** Width of a line of lettering at a size, in pixels; `tracking` is added after each letter, in thousandths. */
export function letteringWidth(text: string, size: number, tracking = 0): number {
  const units = [...text].reduce((sum, character) => sum + letter(character).width + tracking, -tracking)
  return (units * size) / 1000
}

/** A line of lettering whose baseline starts at (x, y); with `centred`, (x, y) is its middle. */
export function lettering(
  text: string,
  {
    x,
    y,
    size,
    colour,
    tracking = 0,
    centred = false,
  }: {x: number; y: number; size: number; colour: string; tracking?: number; centred?: boolean},
): string {
  const scale = size / 1000
  let pen = 0
  const outlines = [...text].map((character) => {
    const {path, width} = letter(character)
    const outline =
      path === '' ? '' : element('path', {d: path, transform: pen === 0 ? undefined : `translate(${pen})`})
    pen += width + tracking
    return outline
  })
  const left = centred ? x - letteringWidth(text, size, tracking) / 2 : x
  return group(
    {fill: colour, transform: `translate(${Math.round(left * 100) / 100} ${y}) scale(${scale})`},
    ...outlines,
  )
}
