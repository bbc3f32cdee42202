import {contrast, pairsOf} from '@upline/domain/brand/contrast.ts'
import type {Colors} from '@upline/domain/brand/tones.ts'

/** Returns all colors of a brand from its two: `primary` of links, buttons and dark bands, `highlight` of figures. */
export function paletteOf(primary: string, highlight: string): Colors {
  const primaryDeep = mix(primary, '#000000', 0.35)
  return {
    ink: mix('#16181c', primary, 0.12),
    inkSoft: mix('#454a51', primary, 0.08),
    primary,
    primaryDeep,
    surface: mix('#ffffff', primary, 0.02),
    surfaceShade: mix('#ffffff', primary, 0.06),
    highlight,
    highlightLight: mix(highlight, '#ffffff', 0.6),
    quiet: mix('#ffffff', primary, 0.35),
    line: mix('#ffffff', primary, 0.17),
    error: '#9b2a1b',
    card: '#ffffff',
    control: '#737982',
    shadeRule: mix('#ffffff', primary, 0.22),
    shadeTint: mix('#ffffff', primary, 0.09),
    deepCard: mix(primaryDeep, '#ffffff', 0.04),
    deepSoft: mix('#ffffff', primary, 0.18),
    deepRule: mix(primaryDeep, '#ffffff', 0.2),
    deepHover: mix('#ffffff', primary, 0.1),
    deepTint: mix(primaryDeep, '#ffffff', 0.06),
    deepError: '#f3b6a6',
  }
}

/** Returns the pairs that are hard to read, such as `paper: link on ground has a contrast of 2.1, and needs 4.5`. */
export function contrastProblems(colors: Colors): string[] {
  return pairsOf(colors).flatMap(([name, color, ground, least]) => {
    const measured = contrast(color, ground)
    return measured >= least ? [] : [`${name} has a contrast of ${measured.toFixed(1)}, and needs ${least}`]
  })
}

/** Mixes two colors such as `#12463a`; `share` is that of the second, from 0 to 1. */
function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
