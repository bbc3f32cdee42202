import {at, defineMigration, setIfMissing} from 'sanity/migrate'

export default defineMigration({
  title: 'Give documents for download their language, English',
  documentTypes: ['resourceDocument'],
  migrate: {document: ({language}) => (language ? undefined : at('language', setIfMissing('en')))},
})
