import {Schema} from '@sanity/schema'
import type {ArraySchemaType, ObjectSchemaType, SchemaType} from '@sanity/types'
import {collectionSchemas, schemaTypes, singletonSchemas} from '@upline/schemas/schema-types.ts'
import {sectionMenu} from '@upline/schemas/sections/section-menu.ts'
import {sections} from '@upline/schemas/sections.ts'
import {schemaErrors} from '@upline/studio/scripts/schema-errors.ts'
import {describe, expect, test} from 'vitest'

const compiled = Schema.compile({name: 'content', types: schemaTypes})

/** Fields that Sanity adds to every image, file and slug. */
const sanitysOwn = new Set(['asset', 'hotspot', 'crop', 'media', '_ref', '_weak', '_strengthenOnPublish'])

test('the content model compiles without a problem', () => {
  expect(schemaErrors()).toEqual([])
})

test('a type that does not exist is named with its place', () => {
  const broken = {name: 'broken', type: 'object', fields: [{name: 'tone', type: 'nonsense'}]}
  expect(schemaErrors([...schemaTypes, broken])).toEqual([
    expect.stringMatching(/^broken .*Unknown type: nonsense/),
  ])
})

describe.each(schemaTypes.map((type) => type.name))('%s', (name) => {
  const type = compiled.get(name)

  test('explains every field', () => {
    const silent = fieldsOf(type).filter(({description, title}) => !description || !title)
    expect(silent.map(({path}) => path)).toEqual([])
  })
})

test('every member of a list has a title, which locates problems', () => {
  const untitled = schemaTypes.flatMap((type) => untitledMembers(type, type.name))
  expect(untitled).toEqual([])
})

test.each([...collectionSchemas, ...singletonSchemas, ...sections.map(({schema}) => schema)])(
  '$name has an icon and a preview',
  (type) => {
    expect(type.icon).toBeTruthy()
    expect(type.preview).toBeTruthy()
  },
)

test('the section picker offers every section once', () => {
  const picked = (sectionMenu.groups ?? []).flatMap((group) => group.of ?? [])
  expect(picked.toSorted()).toEqual(sections.map(({name}) => name).toSorted())
})

test('a page accepts every section, a tab only its own', () => {
  const membersOf = (type: string) => {
    const list = fieldNamed(compiled.get(type), 'sections')
    return (list as ArraySchemaType).of.map(({name}) => name)
  }
  const inTabs = sections.filter(({place}) => place === 'page-or-tab')
  expect(membersOf('page')).toEqual(sections.map(({name}) => name))
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

test('every section has anchor and tone', () => {
  for (const {name, schema} of sections) {
    const names = schema.fields.map((field) => field.name)
    expect(names, name).toEqual(expect.arrayContaining(['anchor', 'tone']))
  }
})

test('a section preview names what it shows', () => {
  const preview = sections.find(({name}) => name === 'cardGrid')?.schema.preview
  const shown = (value: {heading?: string; counted?: unknown}) =>
    preview?.prepare?.({media: undefined, ...value} as never)
  expect(shown({heading: 'Why partner with us', counted: [{}, {}]})).toMatchObject({
    title: 'Why partner with us',
    subtitle: 'Cards · 2 cards',
  })
  expect(shown({counted: [{}]})).toMatchObject({title: 'Cards', subtitle: 'Cards · 1 card'})
})

test('every field of formatted text checks its tokens', () => {
  const fields = schemaTypes.flatMap((type) => ('fields' in type ? (type.fields ?? []) : []))
  const formatted = fields.filter((field) => field.type === 'richText')
  expect(formatted.length).toBeGreaterThan(3)
  for (const field of formatted) {
    expect(rulesOf('validation' in field && field.validation), field.name).toContain('custom')
  }
})

/** Names of the rules that a validation calls for. */
function rulesOf(validation: unknown): string[] {
  const called: string[] = []
  const rule: unknown = new Proxy(
    {},
    {
      get: (_, name) => () => {
        called.push(String(name))
        return rule
      },
    },
  )
  if (typeof validation === 'function') validation(rule)
  return called
}

function fieldNamed(type: SchemaType | undefined, name: string): SchemaType | undefined {
  return type && 'fields' in type ? type.fields.find((field) => field.name === name)?.type : undefined
}

interface Definition {
  name?: string
  type?: string
  title?: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
}

/** Inline objects in lists without a title, which the Studio would call “Object”. */
function untitledMembers(type: object, path: string): string[] {
  // What is looked at is the same in every kind of definition.
  const {fields = [], of = []} = type as Definition
  const here = of.filter((member) => member.type === 'object' && !member.title).map(() => `${path}[]`)
  return [
    ...here,
    ...fields.flatMap((field) => untitledMembers(field, `${path}.${field.name}`)),
    ...of.flatMap((member) => untitledMembers(member, `${path}[]`)),
  ]
}

interface FoundField {
  path: string
  title?: string
  description?: string
}

/** The fields of a type, of its inline objects and of its list members, without named types. */
function fieldsOf(type: SchemaType | undefined, path = '', depth = 0): FoundField[] {
  if (!type || depth > 6) return []
  if (type.jsonType === 'array') {
    return (type as ArraySchemaType).of
      .filter(isInline)
      .flatMap((member) => fieldsOf(member, `${path}[]`, depth + 1))
  }
  if (type.jsonType !== 'object' || !('fields' in type)) return []
  return (type as ObjectSchemaType).fields
    .filter((field) => !sanitysOwn.has(field.name))
    .flatMap((field) => {
      const here = `${path}.${field.name}`
      const found = {path: here, title: field.type.title, description: asText(field.type.description)}
      return [found, ...(isInline(field.type) ? fieldsOf(field.type, here, depth + 1) : [])]
    })
}

/** An inline object or list, not one that refers to a type of the model. */
function isInline(type: SchemaType): boolean {
  const base = type.type?.name
  return (
    (type.name === 'object' || base === 'object' || base === 'array') &&
    !schemaTypes.some(({name}) => name === type.name)
  )
}

function asText(description: unknown): string | undefined {
  return typeof description === 'string' ? description : undefined
}
