import type {ContentDocument, Json} from '@upline/content/json.ts'
import fc from 'fast-check'

const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/)

const span = fc.record({
  _type: fc.constant('span'),
  text: fc.string(),
  marks: fc.constantFrom(['strong'], undefined),
})

const block = fc.record({
  _type: fc.constant('block'),
  style: fc.constantFrom('h3', 'blockquote', undefined),
  listItem: fc.constantFrom('bullet', undefined),
  level: fc.constantFrom(2, undefined),
  children: fc.array(span, {maxLength: 3}),
})

const {value} = fc.letrec<{value: Json}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 4},
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    block.map(withoutGaps),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(name, tie('value'), {maxKeys: 4}),
  ),
}))

/** Documents in the form of the files: short Portable Text, no derived keys. */
export const readableDocument: fc.Arbitrary<ContentDocument> = fc
  .tuple(name, name, fc.dictionary(name, value, {maxKeys: 5}))
  .map(([id, type, fields]) => ({...fields, _id: id, _type: type}))

function withoutGaps(object: Record<string, unknown>): Json {
  return JSON.parse(JSON.stringify(object))
}
