import {expect, test} from 'vitest'
import {choiceTitle, inOrder} from './choices.ts'

const site = {
  choices: {
    carrierCategory: [
      {key: 'Life', title: 'Life insurance'},
      {key: 'Health', title: 'Health'},
    ],
    newsCategory: [{key: 'Zeal', title: 'Zeal'}],
  },
}

test("keys are unique, in the editors' order, then alphabetical", () => {
  expect(inOrder(site, 'carrierCategory', ['Vision', 'Health', 'Life', 'Dental', 'Health'])).toEqual([
    'Life',
    'Health',
    'Dental',
    'Vision',
  ])
  expect(inOrder({choices: {}}, 'carrierCategory', ['b', 'a'])).toEqual(['a', 'b'])
})

test('shows the title, or the key without a title', () => {
  expect(choiceTitle(site, 'carrierCategory', 'Life')).toBe('Life insurance')
  expect(choiceTitle(site, 'carrierCategory', 'Zeal')).toBe('Zeal')
  expect(choiceTitle(site, 'newsCategory', 'Gone')).toBe('Gone')
})
