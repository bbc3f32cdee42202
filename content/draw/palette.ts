/** The brand colours, as the site has them in its design tokens, with the few tints that only pictures use. */
export const palette = {
  ink: '#14211d',
  spruce: '#12463a',
  deep: '#0c2f28',
  moss: '#3f6b5c',
  paper: '#fbf9f4',
  shade: '#f3efe5',
  sand: '#e6dfcf',
  line: '#ddd6c7',
  sage: '#a9bfb0',
  mist: '#d5dfd6',
  copper: '#b4612a',
  clay: '#d9a27c',
} as const
