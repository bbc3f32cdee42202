/**
 * The brand of the site, its share cards, the mails, the Studio's mark and the local dashboard. Another organization changes this file, the
 * font in `web/src/styles/fonts` and the icons in `web/public`, or lets `npm run new-site` do it, then runs `npm run typegen`. `npm run check`
 * measures the contrast.
 */
export const colors = {
  ink: '#14211d',
  inkSoft: '#43504a',
  /** Links and buttons, and the ground of dark bands. */
  primary: '#12463a',
  primaryDeep: '#0c2f28',
  surface: '#fbf9f4',
  surfaceShade: '#f3efe5',
  /** Key figures and the focus, on a light and on a dark ground. */
  highlight: '#a4511f',
  highlightLight: '#e2a878',
  quiet: '#a9bfb0',
  line: '#ddd6c7',
  error: '#9b2a1b',
  /** Cards, and borders of form fields. */
  card: '#fffefb',
  control: '#7c857f',
  /** Of a shaded band. */
  shadeRule: '#d5ccb9',
  shadeTint: '#ede7da',
  /** Of a dark band. */
  deepCard: '#103a31',
  deepSoft: '#c9d6cd',
  deepRule: '#2f564b',
  deepHover: '#e6ded0',
  deepTint: '#143f35',
  deepError: '#f3b6a6',
} as const

/**
 * The face of headings. Its files are in `web/src/styles/fonts`: `heading.woff2` for browsers, and `card-*.woff` for share cards, which need
 * another format. To change the face, change the names here and the files there.
 */
export const headingFont = {family: 'Newsreader', weight: 600} as const

/** Font stacks. */
export const fonts = {
  serif: `"${headingFont.family}", "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, "Liberation Serif", serif`,
  sans: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
} as const

/** How uneven the rings of the brand are: 1 draws the growth rings of a tree, 0 circles, and other values shapes in between. */
export const ringUnevenness: number = 1
