/** What a missing value says, by the kind of field: what to do instead of what is wrong. */
export const missing = {
  words: 'Write something here: the site shows it.',
  choice: 'Choose one.',
  list: 'Add at least one.',
  references: 'Choose at least one.',
  link: 'Say where it leads.',
} as const
