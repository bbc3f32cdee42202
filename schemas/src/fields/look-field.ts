import {choice} from './choice.ts'

/** The layout of a section that appears in full on one page and compact on another that links to it. */
export function lookField(description: string) {
  return choice('variant', 'Look', description, {
    initialValue: 'whole',
    list: [
      {value: 'whole', title: 'Whole'},
      {value: 'brief', title: 'Brief'},
    ],
    optional: true,
  })
}
