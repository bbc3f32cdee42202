import {Schema} from '@sanity/schema'
import type {ArraySchemaType, ObjectSchemaType, SchemaType, SortOrdering} from '@sanity/types'
import {collectionSchemas, schemaTypes, singletonSchemas} from '@upline/schemas/schema-types.ts'
import {sectionMenu} from '@upline/schemas/sections/section-menu.ts'
import {sections} from '@upline/schemas/sections/sections.ts'
import {schemaErrors} from '@upline/studio/scripts/schema-errors.ts'
import {expect, test} from 'vitest'

const compiled = Schema.compile({name: 'content', types: schemaTypes})

test('the content model compiles without a problem', () => {
  expect(schemaErrors()).toEqual([])
})

test('a type that does not exist is named with its place', () => {
  const broken = {name: 'broken', type: 'object', fields: [{name: 'tone', type: 'nonsense'}]}
  expect(schemaErrors([...schemaTypes, broken])).toEqual([
    expect.stringMatching(/^broken .*Unknown type: nonsense/),
  ])
})

test.each([...collectionSchemas, ...singletonSchemas, ...sections.map(({schema}) => schema)])(
  '$name has an icon and a preview',
  (type) => {
    expect(type.icon).toBeTruthy()
    expect(type.preview).toBeTruthy()
  },
)

test('every field says what it is for', () => {
  expect(
    (schemaTypes as Definition[]).flatMap((type) => fieldsWithoutDescription(type, `${type.name}`)),
  ).toEqual([])
})

test('the row of a section counts the entries of one of its lists', () => {
  const counting = sections.flatMap(({schema: {fields, preview}}) => {
    const select: Record<string, unknown> = preview?.select ?? {}
    if (!('counted' in select)) return []
    const row = (entries: number) =>
      preview?.prepare?.({heading: 'Ours', media: undefined, counted: Array(entries).fill({})})?.subtitle
    return [{list: fields.find(({name}) => name === select.counted)?.type, rows: [row(1), row(2)]}]
  })
  expect(counting.length).toBeGreaterThan(10)
  for (const {list, rows} of counting) {
    expect(list).toBe('array')
    expect(rows).toEqual([expect.stringMatching(/ · 1 [a-z]/), expect.stringMatching(/ · 2 [a-z]/)])
  }
})

test('the section picker offers every section once', () => {
  const picked = (sectionMenu.groups ?? []).flatMap((group) => group.of ?? [])
  expect(picked.toSorted()).toEqual(sections.map(({name}) => name).toSorted())
})

test('a page accepts every section and shared ones, a tab only its own, a shared section no other', () => {
  const membersOf = (type: string) => {
    const list = fieldNamed(compiled.get(type), 'sections')
    return (list as ArraySchemaType).of.map(({name}) => name)
  }
  const inTabs = sections.filter(({place}) => place !== 'page')
  expect(membersOf('page')).toEqual([...sections.map(({name}) => name), 'reference'])
  expect(membersOf('sharedSection')).toEqual(sections.map(({name}) => name).filter((name) => name !== 'hero'))
  expect(membersOf('tabPanel')).toEqual(inTabs.map(({name}) => name))
})

test.each(schemaTypes.filter((type) => 'groups' in type && type.groups))(
  'every field of $name is in a group that its form shows',
  ({name}) => {
    const {fields, groups = []} = compiled.get(name) as ObjectSchemaType // only an object has groups
    const shown = groups.filter(({hidden}) => !hidden).map((group) => group.name)
    const inNone = fields.filter(({group}) => ![group ?? []].flat().some((each) => shown.includes(each)))
    expect(inNone.map((field) => field.name)).toEqual([])
  },
)

test('lists are ordered by fields of the documents, because search needs them at the top', () => {
  const collections: readonly {name: string; orderings?: SortOrdering[]}[] = collectionSchemas
  const wrong = collections.flatMap(({name, orderings = []}) =>
    orderings
      .flatMap(({by}) => by.map(({field}) => field))
      .filter((field) => !field.startsWith('_') && !fieldNamed(compiled.get(name), field))
      .map((field) => `${name}.${field}`),
  )
  expect(wrong).toEqual([])
})

test('previews read fields that exist', () => {
  const isImage = (type?: SchemaType): boolean =>
    type?.name === 'image' || (type?.type ? isImage(type.type) : false)
  const wrong = (type: SchemaType): string[] => {
    const fields = 'fields' in type && !isImage(type) ? type.fields : []
    const isKnown = (path: string) =>
      path.startsWith('_') || fields.some(({name}) => name === path.split('.')[0])
    return [
      ...Object.values(type.preview?.select ?? {}).filter((path) => fields.length > 0 && !isKnown(path)),
      ...fields.flatMap((field) => ('of' in field.type ? field.type.of.flatMap(wrong) : [])),
    ].map((path) => `${type.name}: ${path}`)
  }
  // Its period has no year.
  expect(schemaTypes.flatMap(({name}) => wrong(compiled.get(name) as SchemaType))).toEqual([
    'resourceDocument: year',
  ])
})

test('a section preview names what it shows', () => {
  const preview = sections.find(({name}) => name === 'cardGrid')?.schema.preview
  const shown = (value: {heading?: string; counted?: unknown}) =>
    preview?.prepare?.({media: undefined, ...value} as never)
  expect(shown({heading: 'Why partner with us', counted: [{}, {}]})).toMatchObject({
    title: 'Why partner with us',
    subtitle: 'Cards · 2 cards',
  })
  expect(shown({counted: [{}]})).toMatchObject({title: 'Cards', subtitle: '1 card'})
})

function fieldNamed(type: SchemaType | undefined, name: string): SchemaType | undefined {
  return type && 'fields' in type ? type.fields.find((field) => field.name === name)?.type : undefined
}

interface Definition {
  name?: string
  title?: string
  description?: unknown
  hidden?: unknown
  fields?: readonly Definition[]
  of?: readonly Definition[]
}

function fieldsWithoutDescription({fields = [], of = []}: Definition, place: string): string[] {
  const missing = fields.filter(({title, description, hidden}) => !hidden && !(title && description))
  return [
    ...missing.map(({name}) => `${place}.${name}`),
    ...[...fields, ...of].flatMap((inner) => fieldsWithoutDescription(inner, `${place}.${inner.name}`)),
  ]
}
