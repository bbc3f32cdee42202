import {expect, test} from 'vitest'
import {isSoldIn, productsIn} from './carrier-products.ts'

const carrier = {
  specialties: ['life', 'medicare'],
  states: ['Texas'],
  partly: [{state: 'Ohio', products: ['life', 'other']}],
}

test('without a state, and in a state with all of them, a carrier has all its specialties', () => {
  expect(productsIn(carrier)).toEqual(['life', 'medicare'])
  expect(productsIn(carrier, 'Texas')).toEqual(['life', 'medicare'])
  expect(productsIn({specialties: null}, 'Texas')).toEqual([])
})

test('in other states it has the products that are listed for the state', () => {
  expect(productsIn(carrier, 'Ohio')).toEqual(['life'])
  expect(productsIn(carrier, 'Iowa')).toEqual([])
})

test('it is sold in the states of either list only', () => {
  const states = ['Texas', 'Ohio', 'Iowa'].filter((state) => isSoldIn(carrier, state))
  expect(states).toEqual(['Texas', 'Ohio'])
  expect(isSoldIn({specialties: ['life']}, 'Texas')).toBe(false)
})
