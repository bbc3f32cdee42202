/** Messages for missing values by field type. They say what to do. */
export const missing = {
  text: 'Enter a text: the site shows it.',
  choice: 'Choose one.',
  list: 'Add at least one.',
  references: 'Choose at least one.',
  link: 'Choose where it goes.',
} as const
