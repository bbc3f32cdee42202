import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sections} from '@upline/schemas/sections.ts'
import {sectionFiles} from '@upline/studio/scripts/section-files.ts'
import type {Section, SectionType} from '@upline/web/content/types.ts'
import {type ExprNode, type ObjectAttributeNode, parse} from 'groq-js'
import {describe, expect, it} from 'vitest'
import {published} from '../support/sample-dataset.ts'

/** Checks that each section has a projection, a component, content for tests and a wireframe, which are found by its name. */
const folder = join(import.meta.dirname, '../../web/src/sections')
const sharedFields = ['anchor', 'tone']
const sampled = new Set([...JSON.stringify(published).matchAll(/"_type":"(\w+)"/g)].map(([, type]) => type))

describe.each(sections.map((section) => [section.name, section] as const))('%s', (type, {schema}) => {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

  it('has a component', async () => {
    const {loadSections, loadedSection} = await import('@upline/web/sections/load-sections.ts')
    // loadSections reads only the type.
    await loadSections([{_type: type} as Section])
    expect(typeof loadedSection(type as SectionType)).toBe('function')
  })

  it('is queried for exactly the fields that its schema has', async () => {
    const module: Record<string, unknown> = await import(join(folder, name, `${name}.groq.ts`))
    const own = schema.fields.map((field) => field.name).filter((field) => !sharedFields.includes(field))
    expect(queriedFields(String(module[`${type}Fields`])).toSorted()).toEqual(own.toSorted())
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
  expect(new Set(wireframes).size).toBe(sections.length)
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

/** The section's own fields that a projection reads; what it computes from elsewhere is not among them. */
function queriedFields(fields: string): string[] {
  const projection = parse(`*{${fields}}`)
  if (projection.type !== 'Map' || projection.expr.type !== 'Projection') {
    throw new Error(`Not a projection: ${fields}`)
  }
  const {expr} = projection.expr
  if (expr.type !== 'Object') throw new Error(`Not a list of fields: ${fields}`)
  return expr.attributes.flatMap((attribute: ObjectAttributeNode) =>
    attribute.type === 'ObjectAttributeValue' ? (ownField(attribute.value) ?? []) : [],
  )
}

/** Follows `field[]->{...}` down to the field it starts from; undefined when it starts from the dataset. */
function ownField(node: ExprNode): string | undefined {
  if (node.type === 'AccessAttribute' && !node.base) return node.name
  return 'base' in node && node.base ? ownField(node.base) : undefined
}
