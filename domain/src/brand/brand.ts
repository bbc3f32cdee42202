/**
 * The brand of the site, its share cards, the mails, the Studio's mark and the local dashboard. Another company changes this file, the
 * font in `web/src/styles/fonts` and the icons in `web/public`, then runs `npm run typegen`. `npm run check` measures the contrast.
 */
export const colors = {
  ink: '#14211d',
  inkSoft: '#43504a',
  spruce: '#12463a',
  spruceDeep: '#0c2f28',
  surface: '#fbf9f4',
  surfaceShade: '#f3efe5',
  copper: '#a4511f',
  copperLight: '#e2a878',
  sage: '#a9bfb0',
  line: '#ddd6c7',
  error: '#9b2a1b',
} as const

/** Font stacks. The web font, Newsreader, has one weight, 600. */
export const fonts = {
  serif:
    'Newsreader, "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, "Liberation Serif", serif',
  sans: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
} as const

/** The colors of a band of a page by their use. Components name these, never a color. */
const paper = {
  ground: colors.surface,
  /** Cards. */
  raised: '#fffefb',
  fg: colors.ink,
  soft: colors.inkSoft,
  rule: colors.line,
  ruleStrong: colors.ink,
  accent: colors.copper,
  link: colors.spruce,
  /** Buttons. */
  fill: colors.spruce,
  fillHover: colors.spruceDeep,
  onFill: colors.surface,
  tint: colors.surfaceShade,
  /** Borders of form fields. */
  control: '#7c857f',
  danger: colors.error,
}

export const tones = {
  paper,
  shade: {...paper, ground: colors.surfaceShade, raised: colors.surface, rule: '#d5ccb9', tint: '#ede7da'},
  deep: {
    ground: colors.spruceDeep,
    raised: '#103a31',
    fg: colors.surface,
    soft: '#c9d6cd',
    rule: '#2f564b',
    ruleStrong: colors.sage,
    accent: colors.copperLight,
    link: colors.surface,
    fill: colors.surface,
    fillHover: '#e6ded0',
    onFill: colors.spruceDeep,
    tint: '#143f35',
    control: colors.sage,
    danger: '#f3b6a6',
  },
} satisfies Record<string, Record<keyof typeof paper, string>>
