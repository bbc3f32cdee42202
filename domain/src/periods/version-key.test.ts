import fc from 'fast-check'
import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'
import {versionKey, versionKeyGroq} from './version-key.ts'

const window = {_id: 'a', _type: 'enrollmentWindow', title: 'Open enrollment', line: 'medicare'}

test('documents of one type with the same key, name or title are versions', () => {
  expect(versionKey({...window, _id: 'b'})).toBe(versionKey(window))
  expect(versionKey({_id: 'a', _type: 'fact', key: 'premium', title: 'Old'})).toBe(
    versionKey({_id: 'b', _type: 'fact', key: 'premium', title: 'New'}),
  )
})

test('another line, language or type is another document, and so is a file without a form number', () => {
  expect(versionKey({...window, line: 'health'})).not.toBe(versionKey(window))
  expect(versionKey({...window, _type: 'legalSection'})).not.toBe(versionKey(window))
  const form = {_id: 'a', _type: 'resourceDocument', key: 'W-9', name: 'Form'}
  expect(versionKey({...form, language: 'en'})).toBe(versionKey(form))
  expect(versionKey({...form, language: 'es'})).not.toBe(versionKey(form))
  const unnumbered = {_type: 'resourceDocument', name: 'Form'}
  expect(versionKey({...unnumbered, _id: 'a'})).not.toBe(versionKey({...unnumbered, _id: 'b'}))
})

test('the GROQ expression gives the same key as the function', async () => {
  const expression = parse(`*[0]{"key": ${versionKeyGroq('')}}`)
  const text = fc.constantFrom(undefined, null, '', 'a', 'b', 7, true)
  const document = fc.record({
    _id: fc.constantFrom('a', 'b'),
    _type: fc.constantFrom('fact', 'enrollmentWindow', 'resourceDocument'),
    key: text,
    carrier: fc.option(fc.record({_ref: text}), {nil: undefined}),
    name: text,
    title: text,
    line: text,
    language: text,
  })
  await fc.assert(
    fc.asyncProperty(document, async (stored) => {
      const answer = await evaluate(expression, {dataset: [JSON.parse(JSON.stringify(stored))]})
      expect(await answer.get()).toEqual({key: versionKey(stored)})
    }),
  )
})
