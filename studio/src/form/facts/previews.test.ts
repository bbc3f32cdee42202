import {readFileSync} from 'node:fs'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {afterEach, expect, test} from 'vitest'
import {matchingFacts, resolveTokens, setFactValues} from '../../ui/fact-values.ts'
import {anchorsOf} from '../inputs/anchor-input.tsx'
import {withResolvedPreviews} from './with-resolved-previews.ts'

interface Previewed {
  name: string
  fields?: {name: string; type: string; of?: {type: string}[]}[]
  preview?: {
    select?: Record<string, string>
    prepare?: (selected: Record<string, unknown>) => {title?: unknown; subtitle?: unknown}
  }
}

afterEach(() => setFactValues([]))

const facts = [
  {key: 'name', value: 'Harbor Oak'},
  {key: 'office', value: '{name}, Dallas'},
  {key: 'circle', value: '{circle}'},
]

test('tokens are resolved as on the site', () => {
  setFactValues(facts)
  expect(resolveTokens('About {name} at {office}, {count} left')).toBe(
    'About Harbor Oak at Harbor Oak, Dallas, {count} left',
  )
  expect(resolveTokens('{circle}')).toBe('{circle}')
})

test('a text that facts of facts would make long keeps its tokens', () => {
  setFactValues([
    {key: 'word', value: 'x'.repeat(1000)},
    {key: 'bomb', value: '{word}'.repeat(1000)},
  ])
  expect(resolveTokens('{bomb}')).toBe('{word}'.repeat(1000))
  expect(resolveTokens('{bomb}'.repeat(400))).toBe('{bomb}'.repeat(400))
})

test('previews resolve tokens, also of list members, but not in the list of facts', () => {
  setFactValues(facts)
  const preview = {
    select: {title: 'title'},
    prepare: ({title}: Record<string, unknown>) => ({title, media: 1}),
  }
  const member = {type: 'object', preview: {select: {title: 'label'}}}
  const [page, fact] = withResolvedPreviews([
    {name: 'page', type: 'document', preview, fields: [{name: 'items', type: 'array', of: [member]}]},
    {name: 'fact', type: 'document', preview, fields: []},
  ] as unknown as Parameters<typeof withResolvedPreviews>[0])
  const shown = (type: unknown, title: string) => (type as {preview: typeof preview}).preview.prepare({title})
  expect(shown(page, 'About {name}')).toEqual({title: 'About Harbor Oak', media: 1})
  expect(shown(fact, 'About {name}')).toEqual({title: 'About {name}', media: 1})
  const items = (page as unknown as {fields: {of: unknown[]}[]}).fields[0]
  expect(shown(items?.of[0], '{name}')).toEqual({title: 'Harbor Oak'})
})

test('a preview is text for any stored value', () => {
  const types = [
    {name: 'page', preview: {select: {title: 'title', media: 'icon'}}},
    {name: 'fact', preview: {select: {}}},
  ]
  for (const type of withResolvedPreviews(types as unknown as Parameters<typeof withResolvedPreviews>[0])) {
    const {prepare} = (type as unknown as {preview: {prepare: (shown: object) => object}}).preview
    expect(prepare({title: 42, subtitle: [{x: 1}], media: {asset: 1}})).toEqual({
      title: '42',
      media: {asset: 1},
    })
  }
})

const isObject = ({type}: {type: string}) => type !== 'string'

test('previews of empty documents and objects show no identifiers', () => {
  const shown = (schemaTypes as Previewed[]).flatMap(({name, fields = [], preview}) => {
    const lists = fields
      .filter(({type, of}) => type === 'array' && of?.every(isObject))
      .map((field) => field.name)
    const selected = Object.entries(preview?.select ?? {}).filter(([, field]) => lists.includes(field))
    const withEmptyEntries = Object.fromEntries(selected.map(([key]) => [key, [{}]]))
    return [{}, withEmptyEntries].map((values) => {
      const {title, subtitle} = preview?.prepare?.(values) ?? {}
      return `${name}: ${title ?? ''} · ${subtitle ?? ''}`
    })
  })
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter((text) => /: .*(undefined|null|NaN|\[object)/.test(text))).toEqual([])
})

test('previews show no object that is stored instead of a text', () => {
  const fields = 'label text product rate name value kind'.split(' ')
  const wrong = {a: 1}
  const entry = Object.fromEntries(fields.map((field) => [field, wrong]))
  // A definition is a plain object.
  const types = withResolvedPreviews(schemaTypes as never) as unknown as Previewed[]
  for (const {name, preview} of types) {
    for (const value of [wrong, [wrong], [entry]]) {
      const selected = Object.keys(preview?.select ?? {}).map((key) => [key, value])
      const {title = '', subtitle = ''} = preview?.prepare?.(Object.fromEntries(selected)) ?? {}
      expect(`${name}: ${title} · ${subtitle}`).not.toMatch(/\[object|undefined/)
    }
  }
})

test('a fact whose key is an object is not offered', () => {
  setFactValues([{key: {a: 1} as never, value: 'x'}, ...facts])
  expect(matchingFacts('o').map(({key}) => key)).toEqual(['office'])
})

test('anchors are found inside tabs', () => {
  const inTab = {anchor: 'plans', heading: null}
  const sections = [
    {anchor: 'top', heading: 'Top'},
    {heading: 'None'},
    {panels: [{sections: [inTab]}, {sections: null}]},
  ]
  expect(anchorsOf(sections)).toEqual([
    {anchor: 'top', heading: 'Top'},
    {anchor: 'plans', heading: undefined},
  ])
  expect(anchorsOf(null)).toEqual([])
  expect(
    anchorsOf([null, 'text', {anchor: 4}, {anchor: 'a', heading: {}}, {panels: 'text'}, {panels: [null]}]),
  ).toEqual([{anchor: 'a', heading: undefined}])
})

test('the Studio has the site’s icons', () => {
  expect(readFileSync('studio/static/icons.svg', 'utf8')).toBe(readFileSync('web/src/ui/icons.svg', 'utf8'))
})
