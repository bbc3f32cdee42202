import {expect, test} from 'vitest'
import {choiceOptions} from './choice-input.tsx'

test('the input offers the choices in order, and the current value', () => {
  const choices = [{key: 'Life', title: 'Life insurance'}]
  expect(choiceOptions(choices, ['Boats', 'Life', 'Boats', undefined, 7])).toEqual([
    {value: 'Life', title: 'Life insurance'},
    {value: 'Boats', title: 'Boats (not in the list)'},
  ])
  expect(choiceOptions([], ['Boats'])).toEqual([{value: 'Boats', title: 'Boats'}])
})
