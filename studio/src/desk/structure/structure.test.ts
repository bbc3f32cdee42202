import {Schema} from '@sanity/schema'
import {collectionSchemas, schemaTypes, singletonSchemas} from '@upline/schemas/schema-types.ts'
import {createStructureBuilder} from 'sanity/structure'
import {expect, test} from 'vitest'
import {structure} from './structure.ts'

/** A pane or an item of one, as far as the walk reads it. */
interface Pane {
  id?: string
  type?: string
  items?: readonly Pane[]
  child?: unknown
  schemaTypeName?: string
  options?: {type?: string; filter?: string}
  menuItems?: readonly {params?: {by?: readonly {field: string}[]}}[]
  canHandleIntent?: (intent: string, params: object, context: object) => unknown
  serialize?: (options: object) => Pane
}

const source = {
  schema: Schema.compile({name: 'content', types: schemaTypes}),
  i18n: {t: (key: string) => key},
  getClient: () => ({}),
  document: {resolveNewDocumentOptions: () => []},
}
// The builder needs nothing else.
const builder = createStructureBuilder({source: source as never, perspectiveStack: []})
const panes = panesOf(structure(builder, source as never) as Pane)
const lists = panes.filter(({type, schemaTypeName}) => type === 'documentList' && schemaTypeName)

/** Every pane that hangs on no document. */
function panesOf(pane: Pane): Pane[] {
  const own = pane.serialize?.({path: []}) ?? pane
  const children = (own.items ?? []).flatMap(({child}) =>
    typeof child === 'object' && child !== null ? panesOf(child as Pane) : [],
  )
  return [own, ...children]
}

test('every type of document has a list', () => {
  const listed = lists.map(({schemaTypeName}) => schemaTypeName)
  const single = panes.flatMap(({options}) => options?.type ?? [])
  const kinds = [...collectionSchemas, ...singletonSchemas].map(({name}) => name)
  const missing = kinds.filter((kind) => kind !== 'page' && ![...listed, ...single].includes(kind))
  expect(missing, 'Add each to a group of structure.ts: collection(type, title, sorting).').toEqual([])
})

test('intents open a document in the list of its type', () => {
  // Sanity resolves intents by the filter of a type list.
  const opens = (pane: Pane, type: string) =>
    pane.canHandleIntent?.('edit', {type, id: 'x'}, {pane, index: 0}) === true ||
    (pane.schemaTypeName === type && pane.options?.filter === '_type == $type')
  const kinds = collectionSchemas.map(({name}) => name)
  const missing = kinds.filter((kind) => !panes.some((pane) => opens(pane, kind)))
  expect(missing, 'No list of structure.ts opens documents of these types.').toEqual([])
  // This list opens carriers, not the form of a category.
  const byCategory = panes.find(({id}) => id === 'by-category')
  expect(byCategory && opens(byCategory, 'carrierCategory')).toBe(false)
})
