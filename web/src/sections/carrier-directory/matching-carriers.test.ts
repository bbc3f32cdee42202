import {expect, it} from 'vitest'
import {matchingCarriers} from './matching-carriers.ts'

const carriers = [
  {name: 'Blue Anchor Life', specialties: ['Term Life', 'Whole Life']},
  {name: 'Live Oak Health', specialties: ['Family Health']},
  {name: 'Heritage Oak Annuity', specialties: ['MYGA', 'Term Life']},
]
const names = (search: {name: string; specialty: string}) =>
  matchingCarriers(carriers, search).map(({name}) => name)

it.each([
  ['', 'all', ['Blue Anchor Life', 'Live Oak Health', 'Heritage Oak Annuity']],
  ['OAK', 'all', ['Live Oak Health', 'Heritage Oak Annuity']],
  ['  oak ', 'Term Life', ['Heritage Oak Annuity']],
  ['life', 'Family Health', []],
  ['', 'Term Life', ['Blue Anchor Life', 'Heritage Oak Annuity']],
  ['', 'Term', []],
  ['.*', 'all', []],
])('name %j with specialty %j', (name, specialty, expected) => {
  expect(names({name, specialty})).toEqual(expected)
})
