import {colors} from './brand.ts'

export type Colors = Record<keyof typeof colors, string>

/** Returns the colors of each band of a page by their use. Components name these, never a color. */
export function tonesOf(colors: Colors) {
  const paper = {
    ground: colors.surface,
    /** Cards. */
    raised: colors.card,
    fg: colors.ink,
    soft: colors.inkSoft,
    rule: colors.line,
    ruleStrong: colors.ink,
    accent: colors.highlight,
    link: colors.primary,
    /** Buttons. */
    fill: colors.primary,
    fillHover: colors.primaryDeep,
    onFill: colors.surface,
    tint: colors.surfaceShade,
    /** Borders of form fields. */
    control: colors.control,
    danger: colors.error,
  }
  return {
    paper,
    shade: {
      ...paper,
      ground: colors.surfaceShade,
      raised: colors.surface,
      rule: colors.shadeRule,
      tint: colors.shadeTint,
    },
    deep: {
      ground: colors.primaryDeep,
      raised: colors.deepCard,
      fg: colors.surface,
      soft: colors.deepSoft,
      rule: colors.deepRule,
      ruleStrong: colors.quiet,
      accent: colors.highlightLight,
      link: colors.surface,
      fill: colors.surface,
      fillHover: colors.deepHover,
      onFill: colors.primaryDeep,
      tint: colors.deepTint,
      control: colors.quiet,
      danger: colors.deepError,
    },
  } satisfies Record<string, Record<keyof typeof paper, string>>
}

export const tones = tonesOf(colors)
