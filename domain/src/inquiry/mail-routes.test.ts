import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {composeMessage, splitMessage} from './compose-message.ts'
import {readRoutes, recipientOf} from './mail-routes.ts'

const route = (conditions: object) => readRoutes([{to: 'desk@example.com', ...conditions}])
const agent = {kind: 'agent', states: ['Texas'], interests: ['Life Insurance, Medicare']} as const

describe('recipientOf', () => {
  test.each([
    [{}, true],
    [{kinds: ['agent']}, true],
    [{kinds: ['quote', 'general']}, false],
    [{states: ['Texas', 'Ohio']}, true],
    [{states: ['Ohio']}, false],
    [{interests: ['medicare']}, true],
    [{interests: ['Annuities']}, false],
    [{kinds: ['agent'], states: ['Texas'], interests: ['Annuities']}, false],
  ])('for a route with %j is its mailbox: %j', (conditions, isMatch) => {
    expect(recipientOf(route(conditions), agent)).toBe(isMatch ? 'desk@example.com' : undefined)
  })

  test.each([
    ['TX, OK', true],
    ['texas and ohio', true],
    ['Oklahoma', false],
    // Contains the code of Texas, but only as a part of a word.
    ['TXU', false],
    // Contains the name of Virginia.
    ['West Virginia', false],
  ])('finds Texas or Virginia in %j: %j', (states, isMatch) => {
    expect(
      recipientOf(route({states: ['Texas', 'Virginia']}), {...agent, states: [states]}) !== undefined,
    ).toBe(isMatch)
  })

  test('is the mailbox of the first route that matches', () => {
    const routes = readRoutes([
      {to: 'ohio@example.com', states: ['Ohio']},
      {to: 'first@example.com', states: ['Texas']},
      {to: 'second@example.com'},
    ])
    expect(recipientOf(routes, agent)).toBe('first@example.com')
  })

  test('is never another address than one of the content, whatever the content and the inquiry are', () => {
    const texts = fc.array(fc.string(), {maxLength: 3})
    const inquiry = fc.record({kind: fc.constant('agent' as const), states: texts, interests: texts})
    fc.assert(
      fc.property(fc.anything(), inquiry, (content, routed) => {
        const routes = readRoutes(content)
        const recipient = recipientOf(routes, routed)
        expect([undefined, ...routes.map(({to}) => to)]).toContain(recipient)
      }),
    )
  })
})

test('readRoutes reads an address that was pasted with spaces', () => {
  expect(readRoutes([{to: ' a@example.com '}])).toMatchObject([{to: 'a@example.com'}])
})

test('readRoutes leaves out entries without a valid address, and reads at most 50', () => {
  expect(readRoutes([null, 'x', {to: 7}, {to: 'a@b@c'}, {to: 'a@example.com\nBcc: b@example.com'}])).toEqual(
    [],
  )
  expect(readRoutes(Array(500).fill({to: 'a@example.com'}))).toHaveLength(50)
})

test('splitMessage reverses composeMessage', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,9}( [A-Za-z]{1,9}){0,2}$/)
  const answers = fc.array(fc.record({label: word, value: word}), {minLength: 1, maxLength: 4})
  fc.assert(
    fc.property(answers, word, (given, text) => {
      expect(splitMessage(composeMessage(given, text))).toEqual({
        answers: given.map(({label, value}) => [label, value]),
        text,
      })
    }),
  )
})
