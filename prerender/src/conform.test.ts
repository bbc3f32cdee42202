import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {conform} from './conform.ts'
import {answerShapes} from './shapes.ts'

const faq = {
  _key: 'f',
  _type: 'faqList',
  heading: 'Questions',
  items: [{_id: 'faq-a', question: 'Why?', answer: []}],
}
const page = (changes: object = {}) => ({
  _id: 'page-a',
  _type: 'page',
  title: 'A',
  path: '/a',
  sections: [faq],
  ...changes,
})
const sound = conform(answerShapes.page, page()).result

const section = (changes: object) => page({sections: [{...faq, ...changes}]})

test('what is sound stays', () => {
  expect(conform(answerShapes.page, page())).toMatchObject({result: page(), flaws: []})
})

describe('what is wrong becomes the last good value at its place, or is left out', () => {
  test.each<[string, object, string, unknown]>([
    ['a text', section({heading: 42}), 'sections[_key=="f"].heading', ''],
    ['a list', section({items: 'none'}), 'sections[_key=="f"].items', []],
    ['an optional text', section({intro: {}}), 'sections[_key=="f"].intro', null],
  ])('%s', (_what, value, field, empty) => {
    const name = field.split('.')[1] ?? ''
    const first = conform<typeof value>(answerShapes.page, value)
    expect(first.flaws).toMatchObject([
      {document: 'page-a', section: 'faqList (f)', field, outcome: 'left out'},
    ])
    expect(first.result).toHaveProperty(['sections', 0, name], empty)
    const second = conform(answerShapes.page, value, sound)
    expect(second.result).toHaveProperty(
      ['sections', 0, name],
      (sound as typeof value & {sections: never[]}).sections[0]?.[name],
    )
  })

  test('a document in a list, named by its own id', () => {
    const value = section({
      items: [
        {_id: 'faq-a', question: null, answer: []},
        ...faq.items.map((item) => ({...item, _id: 'faq-b'})),
      ],
    })
    const first = conform(answerShapes.page, value)
    expect(first.flaws).toMatchObject([{document: 'faq-a', field: 'question', problem: 'is missing'}])
    expect(first.result).toHaveProperty(['sections', 0, 'items', 'length'], 1)
    expect(conform(answerShapes.page, value, sound).result).toHaveProperty(
      ['sections', 0, 'items', 0, 'question'],
      'Why?',
    )
  })

  test('a section of a type that there is not', () => {
    const value = page({sections: [{_key: 'x', _type: 'hologram'}, faq, 42, null]})
    const {result, flaws} = conform(answerShapes.page, value)
    expect(result).toMatchObject({sections: [faq]})
    expect(flaws.map(({field}) => field)).toEqual(['sections[_key=="x"]', 'sections[2]'])
  })
})

test('what a page cannot do without leaves it out, unless it was good before', () => {
  const {result, flaws} = conform(answerShapes.page, page({title: ' '}))
  expect(result).toBeUndefined()
  expect(flaws).toMatchObject([{document: 'page-a', field: 'title', problem: 'is empty'}])
  expect(conform(answerShapes.page, page({title: ' '}), sound).result).toMatchObject({title: 'A'})
})

test('another document at the same path is not mixed with the one before', () => {
  expect(conform(answerShapes.page, page({_id: 'page-b', title: null}), sound).result).toBeUndefined()
})

test('two members with one key have two, and a document stands in a list once', () => {
  const [item] = faq.items
  const {result, flaws} = conform<{sections: {_key: string; items: object[]}[]}>(
    answerShapes.page,
    page({sections: [faq, {...faq, items: [item, item]}]}),
  )
  expect(flaws).toEqual([])
  expect(new Set(result?.sections.map(({_key}) => _key)).size).toBe(2)
  expect(result?.sections[1]?.items).toHaveLength(1)
})

test('half a character and signs that no file may hold are left out of texts', () => {
  const {result} = conform(answerShapes.page, page({title: 'A\ud800\u0000B\u2028'}))
  expect(result).toMatchObject({title: 'A\ufffdB\u2028'})
})

test('whatever comes, the result conforms', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, before) => {
      for (const shape of Object.values(answerShapes)) {
        const {result} = conform(shape, value, before)
        if (result !== undefined) expect(conform(shape, result).flaws).toEqual([])
      }
    }),
    {seed: 12, numRuns: 300},
  )
})

test('a number that makes nonsense of what is calculated with it is wrong', () => {
  const crop = {left: -1e308, right: 0, top: 0, bottom: 0}
  const {result} = conform(answerShapes.page, page({seo: {picture: {crop}}}))
  expect(result).toHaveProperty(['seo', 'picture', 'crop'], null)
})

test('what all pages share is there even where nobody has published it', () => {
  const {result, flaws} = conform(answerShapes.site, {choices: [], facts: [], redirects: []})
  expect(result).toMatchObject({settings: {organizationName: ''}, navigation: {groups: []}})
  expect(flaws.map(({field}) => field)).toEqual(['settings', 'navigation', 'interfaceText', 'notFoundPage'])
})

test('a text with an open token becomes the last good one, or stays where there was none', () => {
  const isOpen = (token: string) => token === 'nobody'
  const value = section({heading: 'For {nobody} and {count}'})
  const first = conform(answerShapes.page, value, undefined, isOpen)
  expect(first.flaws).toMatchObject([
    {document: 'page-a', field: 'sections[_key=="f"].heading', outcome: 'had no good value before'},
  ])
  expect(first.result).toHaveProperty(['sections', 0, 'heading'], 'For {nobody} and {count}')
  const second = conform(answerShapes.page, value, sound, isOpen)
  expect(second.flaws).toMatchObject([{outcome: 'kept the last good value'}])
  expect(second.result).toHaveProperty(['sections', 0, 'heading'], 'Questions')
  const third = conform(answerShapes.page, value, section({heading: 'Of {nobody}'}), isOpen)
  expect(third.result).toHaveProperty(['sections', 0, 'heading'], 'For {nobody} and {count}')
})
