import {choice} from './choice.ts'

/** For a section that two pages show, one of which leads to the other. The description says what each look has. */
export function lookField(description: string) {
  return choice({
    name: 'variant',
    title: 'Look',
    description,
    initialValue: 'whole',
    list: [
      {value: 'whole', title: 'Whole'},
      {value: 'brief', title: 'Brief'},
    ],
    optional: true,
  })
}
