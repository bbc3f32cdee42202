/** The languages of documents for download, by the codes of HTML. */
export const languages = [
  {value: 'en', title: 'English'},
  {value: 'es', title: 'Spanish'},
  {value: 'zh', title: 'Chinese'},
  {value: 'vi', title: 'Vietnamese'},
  {value: 'ko', title: 'Korean'},
  {value: 'tl', title: 'Tagalog'},
  {value: 'fr', title: 'French'},
] as const
