import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sections} from '@upline/schemas/sections/sections.ts'
import {sectionFiles} from '@upline/studio/scripts/section-files.ts'
import type {SectionType} from '@upline/web/content/types.ts'
import {loadMoreCode} from '@upline/web/page/page-types.ts'
import {sectionComponent} from '@upline/web/sections/section-components.ts'
import {sectionFields} from '@upline/web/sections/section-fields.generated.ts'
import {type ExprNode, type ObjectAttributeNode, parse} from 'groq-js'
import {describe, expect, it} from 'vitest'
import {published} from '../support/sample-dataset.ts'

/** Checks that each section has a component, content for tests and a wireframe, which are found by its name, and that all its fields are queried. */
const folder = join(import.meta.dirname, '../../web/src/sections')
const sharedFields = ['anchor', 'tone']
const sampled = new Set([...JSON.stringify(published).matchAll(/"_type":"(\w+)"/g)].map(([, type]) => type))

describe.each(sections.map((section) => [section.name, section] as const))('%s', (type, {schema}) => {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

  it('has a component', async () => {
    await loadMoreCode()
    expect(typeof sectionComponent(type as SectionType)).toBe('function')
  })

  it('is queried for exactly the fields that its schema has', () => {
    const own = schema.fields.map((field) => field.name).filter((field) => !sharedFields.includes(field))
    expect([...new Set(queriedFields(type))].toSorted()).toEqual(own.toSorted())
  })

  it('has content for tests', async () => {
    const fixture = join(folder, name, `${name}.fixture.ts`)
    if (sampled.has(type)) return
    const hint = `Use ${type} on a page of content/documents, or write web/src/sections/${name}/${name}.fixture.ts.`
    expect(existsSync(fixture), hint).toBe(true)
    const module: Record<string, unknown> = await import(fixture)
    expect(module[type]).toMatchObject({_type: type})
  })
})

it('each section has its own wireframe', () => {
  const wireframes = sections.map(({name}) => {
    const path = `studio/static/wireframes/${name}.svg`
    expect(existsSync(path), `${path} is missing: draw it, the section picker shows it`).toBe(true)
    return readFileSync(path, 'utf8')
  })
  const copies = sections.filter((_, at) => wireframes.indexOf(wireframes[at] ?? '') !== at)
  expect(
    copies.map(({name}) => `studio/static/wireframes/${name}.svg is the picture of another section`),
  ).toEqual([])
})

it('a page is queried for every section, a tab panel for the sections it allows', () => {
  const files = sectionFiles()
  const inPanels = queriedSections(files['panel-section-fields.generated.ts'])
  const onPages = queriedSections(files['section-fields.generated.ts'])
  expect([...inPanels, ...onPages].toSorted()).toEqual(sections.map(({name}) => name).toSorted())
  expect(inPanels).toContain('cardGrid')
  expect(onPages).toEqual(expect.arrayContaining(['hero', 'tabs', 'inquiryForm']))
})

function queriedSections(file = ''): string[] {
  return [...file.matchAll(/_type == "(\w+)" =>/g)].map(([, type = '']) => type)
}

/** The fields of a section's own that its projection reads, without what it computes from elsewhere. */
function queriedFields(section: string): string[] {
  const projection = parse(`*{${sectionFields}}`)
  return attributesOf(projection.type === 'Map' ? projection.expr : projection)
    .filter((attribute) => attribute.type === 'ObjectConditionalSplat')
    .filter(({condition}) => JSON.stringify(condition).includes(`"${section}"`))
    .flatMap(({value}) => attributesOf(value))
    .flatMap((attribute) =>
      attribute.type === 'ObjectAttributeValue' ? (ownField(attribute.value) ?? []) : [],
    )
}

const attributesOf = (node: ExprNode): ObjectAttributeNode[] => {
  if (node.type === 'Projection') return attributesOf(node.expr)
  return node.type === 'Object' ? node.attributes : []
}

/** Follows `field[]->{...}` down to the field it starts from; undefined when it starts from the dataset. */
function ownField(node: ExprNode): string | undefined {
  if (node.type === 'AccessAttribute' && !node.base) return node.name
  return 'base' in node && node.base ? ownField(node.base) : undefined
}
