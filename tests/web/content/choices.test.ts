import {expect, test} from 'vitest'
import {choiceTitle, inOrder} from '../../../web/src/content/choices.ts'

const site = {
  choices: [
    {_id: 'b', _type: 'carrierCategory' as const, key: 'Life', title: 'Life insurance'},
    {_id: 'a', _type: 'carrierCategory' as const, key: 'Health', title: 'Health'},
    {_id: 'c', _type: 'newsCategory' as const, key: 'Zeal', title: 'Zeal'},
  ],
}

test('keys stand once, in the order of staff, then by the alphabet', () => {
  expect(inOrder(site, 'carrierCategory', ['Vision', 'Health', 'Life', 'Dental', 'Health'])).toEqual([
    'Life',
    'Health',
    'Dental',
    'Vision',
  ])
  expect(inOrder({choices: []}, 'carrierCategory', ['b', 'a'])).toEqual(['a', 'b'])
})

test('visitors read the title, and the key where nobody gave one', () => {
  expect(choiceTitle(site, 'carrierCategory', 'Life')).toBe('Life insurance')
  expect(choiceTitle(site, 'carrierCategory', 'Zeal')).toBe('Zeal')
  expect(choiceTitle(site, 'newsCategory', 'Gone')).toBe('Gone')
})
