/** Brand colors for pictures, which have no stylesheet. Equal to tokens.css. */
export const brandColors = {
  spruceDeep: '#0c2f28',
  spruce: '#12463a',
  surface: '#fbf9f4',
  copperLight: '#e2a878',
  sage: '#a9bfb0',
} as const
