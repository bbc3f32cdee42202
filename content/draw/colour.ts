/** Drawings shade a colour towards a warm black; `share` of the colour remains. */
export function darken(colour: string, share: number): string {
  return mix('#1b1512', colour, share)
}

/** The mixture of two colours with `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(first, at) * (1 - share) + part(second, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
