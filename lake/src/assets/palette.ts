interface Color {
  rgb: [number, number, number]
  saturation: number
  lightness: number
  share: number
}

/** Target of each swatch: lightness and saturation from 0 to 1, as in Android's Palette, from which Sanity has their names. */
const targets = {
  darkMuted: {lightness: 0.26, saturation: 0.3},
  muted: {lightness: 0.5, saturation: 0.3},
  lightMuted: {lightness: 0.74, saturation: 0.3},
  darkVibrant: {lightness: 0.26, saturation: 1},
  vibrant: {lightness: 0.5, saturation: 1},
  lightVibrant: {lightness: 0.74, saturation: 1},
}

/** The palette of an image's pixels: four bytes each, red, green, blue and alpha. */
export function paletteOf(pixels: Uint8Array): Record<string, unknown> {
  const colors = colorsOf(pixels)
  const [dominant] = colors.toSorted((a, b) => b.share - a.share)
  const swatches = Object.entries(targets).map(([name, target]) => {
    const fits = (color: Color) =>
      3 * (1 - Math.abs(color.saturation - target.saturation)) +
      6 * (1 - Math.abs(color.lightness - target.lightness)) +
      color.share
    const best = colors.toSorted((a, b) => fits(b) - fits(a))[0]
    return [name, best && swatchOf(best)] as const
  })
  return {
    _type: 'sanity.imagePalette',
    ...Object.fromEntries(swatches.filter(([, swatch]) => swatch !== undefined)),
    ...(dominant && {dominant: swatchOf(dominant)}),
  }
}

/** Counts the colors of the image. Colors with the same upper four bits count as one. */
function colorsOf(pixels: Uint8Array): Color[] {
  const groups = new Map<number, [count: number, red: number, green: number, blue: number]>()
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    seen += 1
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const [count, reds, greens, blues] = groups.get(key) ?? [0, 0, 0, 0]
    groups.set(key, [count + 1, reds + red, greens + green, blues + blue])
  }
  return [...groups.values()].map(([count, ...sums]) => {
    const rgb = sums.map((sum) => Math.round(sum / count)) as Color['rgb']
    const [least, most] = [Math.min(...rgb) / 255, Math.max(...rgb) / 255]
    const lightness = (least + most) / 2
    const spread = 1 - Math.abs(2 * lightness - 1)
    return {rgb, lightness, saturation: spread === 0 ? 0 : (most - least) / spread, share: count / seen}
  })
}

/** Returns a color with its share of the image in per cent, and the text colors that are legible on it. */
function swatchOf({rgb, share}: Color) {
  const [red, green, blue] = rgb
  // In YIQ, brighter colors count as light.
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    foreground: brightness < 150 ? '#fff' : '#000',
    title: brightness < 200 ? '#fff' : '#000',
    population: Math.round(share * 10_000) / 100,
  }
}
