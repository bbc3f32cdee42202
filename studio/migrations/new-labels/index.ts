import {entries} from '@upline/schemas/singletons/interface-labels.ts'
import {at, defineMigration, set} from 'sanity/migrate'

/** For each release that adds labels: the texts of a new installation. */
export default defineMigration({
  title: 'Give new labels and messages of the site their text',
  documentTypes: ['interfaceText'],
  migrate: {
    document: (labels) =>
      Object.values(entries)
        .flatMap((table) => Object.entries(table))
        .filter(([name]) => !labels[name])
        .map(([name, [, text]]) => at(name, set(text))),
  },
})
