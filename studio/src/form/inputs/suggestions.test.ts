import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {validatePath} from '@upline/schemas/validation/page-paths.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {suggestedPath} from './suggested-path.ts'
import {readingTime} from './suggestions.tsx'
import {withInputs} from './with-inputs.ts'

describe('the suggested path', () => {
  test.each([59, 60, 61])('ends before the word with which its name would have %i characters', (length) => {
    const [first, last] = ['a'.repeat(40), 'b'.repeat(length - 41)]
    expect(suggestedPath(`${first} ${last}`, '')).toBe(length > 60 ? `/${first}` : `/${first}-${last}`)
  })

  test.each([
    ['Final Expense', '/insurance/', '/insurance/final-expense'],
    ['Final Expense', '/insurance/life', '/insurance/final-expense'],
    ['New rates', '/about/news/', '/about/news/new-rates'],
    ['Dental & Vision: what’s new?', undefined, '/dental-and-vision-whats-new'],
    ['Café 24/7', '/', '/cafe-24-7'],
    ['Straße & Søn', '/', '/strasse-and-son'],
    ['Łódź', '/', '/lodz'],
    ['Æther', '/', '/aether'],
    ['Élan vital', '/', '/elan-vital'],
    ['Страхование жизни', '/', '/strakhovanie-zhizni'],
    ['ﬁnal expense', '/', '/final-expense'],
    ['½ price', '/', '/1-2-price'],
    ['Group Life | {providerName}', '/x', '/group-life'],
    ['{providerName} grows', '/x', '/grows'],
    ['…', '/x', undefined],
    [undefined, '/x', undefined],
    ['Index', '/', undefined],
  ])('%s beside %s is %s', (title, current, path) => {
    expect(suggestedPath(title, current)).toBe(path)
  })

  test('is valid for any title', () => {
    // All of Unicode would take fast-check seconds.
    const unit = fc.constantFrom(...'aZ9 -/.|{}&éİßﬁ中🙂\u0301')
    fc.assert(
      fc.property(fc.string({unit, maxLength: 90}), (title) => {
        const path = suggestedPath(title, '/insurance/life')
        expect(path && validatePath(path)).toBeUndefined()
        expect((path ?? '').length).toBeLessThanOrEqual('/insurance/'.length + 60)
      }),
    )
  })
})

test('reading time is counted from the text without pictures', () => {
  const block = (length: number) => ({_type: 'block', children: [{text: 'word '.repeat(length)}]})
  expect(readingTime([block(10)])).toBe(1)
  expect(readingTime([block(400), {_type: 'picture'}, block(390)])).toBe(4)
  expect(readingTime([block(0)])).toBeUndefined()
  expect(readingTime(undefined)).toBeUndefined()
  const stored = fc.array(
    fc.oneof(
      fc.anything(),
      fc.record({children: fc.array(fc.oneof(fc.anything(), fc.record({text: fc.anything()})))}),
    ),
  )
  fc.assert(fc.property(stored, (body) => void readingTime(body)))
})

test.each(['link', 'action'])(
  'an optional %s starts empty, because no field of it has an initial value',
  (name) => {
    const type = schemaTypes.find((each) => each.name === name)
    const fields = type && 'fields' in type ? (type.fields ?? []) : []
    expect(fields.length).toBeGreaterThan(3)
    expect(fields.filter((field) => 'initialValue' in field && field.initialValue !== undefined)).toEqual([])
    expect(withInputs(schemaTypes).find((each) => each.name === name)).toHaveProperty('components.input')
  },
)

test('only some fields have inputs of their own', () => {
  const inputsOf = (type: string) => {
    const found = withInputs(schemaTypes).find(({name}) => name === type)
    const fields = found && 'fields' in found ? (found.fields ?? []) : []
    return fields.filter((field) => 'components' in field).map(({name}) => name)
  }
  expect(inputsOf('newsArticle')).toEqual(expect.arrayContaining(['path', 'readTime', 'category']))
  expect(inputsOf('newsArticle')).not.toContain('title')
  expect(inputsOf('carrier')).toContain('availability')
  expect(inputsOf('resourceDocument')).toContain('file')
})
