import {at, defineMigration, setIfMissing, unset} from 'sanity/migrate'

export default defineMigration({
  title:
    'Show the standardized disclaimer before a state is chosen too, with a note in place of a wording of our own',
  documentTypes: ['disclaimer'],
  migrate: {
    document: ({statesCounts, allStatesNote, nationalText}) => [
      ...(statesCounts && !allStatesNote
        ? [
            at(
              'allStatesNote',
              setIfMissing('These totals are for all states together. Choose your state to see its own.'),
            ),
            at('noPlansText', setIfMissing('We do not sell Medicare Advantage or drug plans in {state}.')),
          ]
        : []),
      ...(nationalText === undefined ? [] : [at('nationalText', unset())]),
    ],
  },
})
