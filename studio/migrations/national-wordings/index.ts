import {at, defineMigration, set} from 'sanity/migrate'

const area = /\s+(in|for|of) your area\b/gi

export default defineMigration({
  title: 'Give disclaimers that speak of “your area” a wording before a state is chosen',
  documentTypes: ['disclaimer'],
  migrate: {
    document: ({text, nationalText}) =>
      typeof text === 'string' && text.match(area) && !nationalText
        ? at('nationalText', set(text.replace(area, '')))
        : undefined,
  },
})
