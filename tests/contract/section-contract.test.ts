import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {sectionSchemas} from '@upline/schemas/section-types'
import {sectionTypes} from '@upline/schemas/sections/section-names'
import {type ExprNode, type ObjectAttributeNode, parse} from 'groq-js'
import {beforeAll, describe, expect, it} from 'vitest'
import {sectionMenu} from '../../schemas/sections/section-menu.ts'

/**
 * A section has one name in five places: schema, projection, component, fixture, thumbnail. What they know of each
 * other is only that name, so this is where it is held.
 */
const root = join(import.meta.dirname, '../..')
const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const sharedFields = ['anchor', 'tone']

let registered: string[] = []
let componentOf: (type: string) => Promise<unknown>
beforeAll(async () => {
  const {registry} = await import('../../web/src/sections/registry.ts')
  registered = Object.keys(registry)
  // Any type's loader; that a type has one is what is tested.
  const loaders: Record<string, (() => Promise<unknown>) | undefined> = registry
  componentOf = async (type) => loaders[type]?.()
})

it('the schemas, their names and the registry list the same section types', () => {
  const schemas = sectionSchemas.map(({name}) => name)
  expect(schemas.toSorted()).toEqual([...sectionTypes].toSorted())
  expect(registered.toSorted()).toEqual([...sectionTypes].toSorted())
})

it('every section type can be picked in the Studio, once', () => {
  const picked = sectionMenu.groups?.flatMap(({of = []}) => of) ?? []
  expect(picked.toSorted()).toEqual([...sectionTypes].toSorted())
})

describe.each(sectionSchemas.map((schema) => [schema.name, schema] as const))('%s', (type, schema) => {
  it('has a component', async () => {
    expect(typeof (await componentOf(type))).toBe('function')
  })

  it('is asked for exactly the fields that its schema has', async () => {
    const fields = await fieldsAskedFor(type)
    const own = schema.fields.map(({name}) => name).filter((name) => !sharedFields.includes(name))
    expect(fields.toSorted()).toEqual(own.toSorted())
  })

  it('has a fixture', async () => {
    const path = join(root, `tests/fixtures/sections/${kebab(type)}.ts`)
    expect(existsSync(path), `tests/fixtures/sections/${kebab(type)}.ts is missing`).toBe(true)
    const module: Record<string, unknown> = await import(path)
    expect(module[type]).toMatchObject({_type: type})
  })

  it('has a thumbnail', () => {
    const views = sectionMenu.views ?? []
    const grid = views.find((view) => view.name === 'grid')
    const address = grid && 'previewImageUrl' in grid ? grid.previewImageUrl?.(type) : undefined
    expect(address && existsSync(join(root, 'studio', address)), `studio${address} is missing`).toBe(true)
  })
})

it('every section is asked of a page, and those that fit there of a tab panel', async () => {
  const {sectionFields} = await import('../../web/src/sections/section-fields.groq.ts')
  const {panelSectionFields} = await import('../../web/src/sections/panel-section-fields.groq.ts')
  const {panelSectionTypes} = await import('../../schemas/sections/section-names.ts')
  const asked = (fields: string) =>
    [...fields.matchAll(/_type == "(\w+)" => \{/g)]
      .map(([, type = '']) => type)
      .filter((type) => new Set<string>(sectionTypes).has(type))
  expect([...new Set(asked(sectionFields))].toSorted()).toEqual([...sectionTypes].toSorted())
  expect(asked(panelSectionFields).toSorted()).toEqual([...panelSectionTypes].toSorted())
})

/** The section's own fields that its projection reads; what it computes from elsewhere is not among them. */
async function fieldsAskedFor(type: string): Promise<string[]> {
  const name = kebab(type)
  const module: Record<string, unknown> = await import(join(root, `web/src/sections/${name}/${name}.groq.ts`))
  const projection = parse(`*{${String(module[`${type}Fields`])}}`)
  if (projection.type !== 'Map' || projection.expr.type !== 'Projection') {
    throw new Error(`${type}Fields is no projection`)
  }
  const {expr} = projection.expr
  if (expr.type !== 'Object') throw new Error(`${type}Fields is no list of fields`)
  return expr.attributes.flatMap((attribute: ObjectAttributeNode) =>
    attribute.type === 'ObjectAttributeValue' ? (ownField(attribute.value) ?? []) : [],
  )
}

/** Follows `field[]->{...}` down to the field it starts from; undefined when it starts from the dataset. */
function ownField(node: ExprNode): string | undefined {
  if (node.type === 'AccessAttribute' && !node.base) return node.name
  return 'base' in node && node.base ? ownField(node.base) : undefined
}
