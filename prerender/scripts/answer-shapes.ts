import {collectionSchemas, schemaTypes} from '@upline/schemas/schema-types.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {pageQuery} from '@upline/web/pages/page.groq.ts'
import {type ObjectTypeNode, parse, type SchemaType, type TypeNode, typeEvaluate} from 'groq-js'
import {feedQuery} from '../src/news-feed.ts'

const queries = {site: siteQuery, page: pageQuery, feed: feedQuery}

/** What every page needs: the lake answers null where nobody has published it. */
const singletons = ['settings', 'navigation', 'interfaceText', 'notFoundPage']

/** When a document was changed is nothing that a page shows; with it, every change would make it another page. */
const historyFields: readonly string[] = ['_createdAt', '_updatedAt', '_rev']

/** Texts that something cannot do without, besides the title that the Studio shows for a document. */
const needed: Record<string, Record<string, Mark>> = {
  fact: {key: 'name', value: 'name'},
  page: {path: 'path'},
  newsArticle: {path: 'path'},
  carrier: {path: 'path'},
}

const marks = ['name', 'path', 'date'] as const
type Mark = (typeof marks)[number]

// A literal that no schema has: it is the only property of a text that comes through a projection.
const markText = (mark: Mark) => `\0${mark}`
const markOf = (mark: Mark): TypeNode => ({type: 'string', value: markText(mark)})
const readMark = (value: string) => marks.find((mark) => value === markText(mark))

/** The text of src/answer-shapes.generated.json. `extracted` is what `studio/src/scripts/extract-schema.ts` wrote. */
export function answerShapes(extracted: SchemaType): string {
  const schema = withMarks(extracted)
  const table = new ShapeTable(schema)
  const answers = Object.entries(queries).map(([name, query]) => {
    const answer = typeEvaluate(parse(query, {params: {path: markText('path')}}), schema)
    return `${JSON.stringify(name)}: ${JSON.stringify(table.add(name === 'site' ? withSingletons(answer) : answer))}`
  })
  return `{"answers": {${answers.join(', ')}}, "shapes": [\n${table.entries.join(',\n')}\n]}\n`
}

/** The schema with its names, paths and dates marked as such. */
function withMarks(schema: SchemaType): SchemaType {
  const dates = dateFields(schemaTypes)
  return schema.map((type) => {
    if (type.type !== 'document') return {...type, value: markDates(type.value, dates)}
    const attributes = Object.entries(markDates(type, dates).attributes).map(([name, attribute]) => {
      const mark = needed[type.name]?.[name] ?? (titleField(type.name) === name ? 'name' : undefined)
      return [name, mark ? {...attribute, value: markOf(mark)} : attribute]
    })
    return {...type, attributes: Object.fromEntries(attributes)}
  })
}

/** The field that the Studio shows as the title of a document in a collection. */
function titleField(name: string): string | undefined {
  const type = collectionSchemas.find((schema) => schema.name === name)
  const title = (type?.preview?.select as Record<string, string> | undefined)?.title
  return title
}

/** Names of all fields of type date, however deep. */
function dateFields(value: unknown): Set<string> {
  const found = new Set<string>()
  JSON.stringify(value, (_key, item) => {
    if (item?.type === 'date' && typeof item.name === 'string') found.add(item.name)
    return item
  })
  return found
}

/** A copy of a part of the schema in which texts of these names are dates. */
function markDates<T>(part: T, dates: ReadonlySet<string>): T {
  if (Array.isArray(part)) return part.map((item) => markDates(item, dates)) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      dates.has(name) && value?.value?.type === 'string'
        ? {...value, value: markOf('date')}
        : markDates(value, dates),
    ]),
  ) as T
}

function withSingletons(answer: TypeNode): TypeNode {
  if (answer.type !== 'object') throw new Error('The answer to the site query is no object')
  const attributes = Object.entries(answer.attributes).map(([name, attribute]) => [
    name,
    singletons.includes(name) ? {...attribute, value: split(attribute.value).of[0]} : attribute,
  ])
  return {...answer, attributes: Object.fromEntries(attributes)}
}

/** The members of a union that are not null, and whether null is one. */
function split(node: TypeNode): {of: TypeNode[]; isOptional: boolean} {
  const of = node.type === 'union' ? node.of : [node]
  const others = of.filter(({type}) => type !== 'null')
  return {of: others, isOptional: others.length < of.length}
}

/** Shapes, each once: most parts of an answer occur in many places. See src/shapes.ts for what an entry means. */
class ShapeTable {
  readonly entries: string[] = []
  readonly #schema: SchemaType

  constructor(schema: SchemaType) {
    this.#schema = schema
  }

  /** A primitive's name, or the number of an entry. Throws where a query answers with something that has no shape. */
  add(node: TypeNode): string | number {
    const nodes = this.#members(node)
    const [first] = nodes
    if (!first) return this.#enter({fields: {}})
    if (nodes.every(({type}) => type === 'string')) return textShape(nodes)
    if (nodes.every(({type}) => type === first.type)) {
      if (first.type === 'number' || first.type === 'boolean') return first.type
      if (first.type === 'array') return this.#enter({list: this.add(unionOf(nodes, 'array'))})
    }
    const objects = nodes.filter((member) => member.type === 'object')
    if (objects.length !== nodes.length) {
      throw new Error(`No shape is known for ${JSON.stringify(node).slice(0, 200)}`)
    }
    if (objects.length === 1) return this.#fields(objects[0] as ObjectTypeNode)
    return this.#enter({types: Object.fromEntries(objects.map((each) => [typeOf(each), this.#fields(each)]))})
  }

  #fields(node: ObjectTypeNode): number {
    const type = typeOf(node)
    // Nothing is rendered from a value of unknown type.
    const attributes = Object.entries(allAttributes(node)).filter(
      ([name, {value}]) =>
        value.type !== 'unknown' && !historyFields.includes(name) && !(type && name === '_type'),
    )
    const fields = attributes.map(([name, {value, optional}]) => {
      if (name === '_key') return [name, 'key']
      return [optional || split(value).isOptional ? `${name}?` : name, this.add(value)]
    })
    return this.#enter({...(type && {type}), fields: Object.fromEntries(fields)})
  }

  #enter(entry: object): number {
    const text = JSON.stringify(entry)
    const known = this.entries.indexOf(text)
    return known >= 0 ? known : this.entries.push(text) - 1
  }

  /** What a value may be besides null, unions in unions and named types resolved. */
  #members(node: TypeNode): TypeNode[] {
    if (node.type === 'union') return node.of.flatMap((member) => this.#members(member))
    if (node.type !== 'inline') return node.type === 'null' ? [] : [node]
    const named = this.#schema.find((type) => type.name === node.name)
    if (!named) throw new Error(`The schema has no type ${node.name}`)
    return this.#members(named.type === 'document' ? {...named, type: 'object'} : named.value)
  }
}

function textShape(nodes: readonly TypeNode[]): string {
  const found = nodes.map((node) =>
    'value' in node && typeof node.value === 'string' ? readMark(node.value) : undefined,
  )
  // Choices are texts: content may be older than the list of them.
  return (found.length === 1 && found[0]) || 'text'
}

function unionOf(nodes: readonly TypeNode[], type: 'array'): TypeNode {
  const members = nodes.flatMap((node) => (node.type === type ? split(node.of).of : []))
  return members.length === 1 && members[0] ? members[0] : ({type: 'union', of: members} as TypeNode)
}

function allAttributes(node: ObjectTypeNode): ObjectTypeNode['attributes'] {
  const rest = node.rest && 'attributes' in node.rest ? allAttributes(node.rest as ObjectTypeNode) : {}
  return {...rest, ...node.attributes}
}

function typeOf(node: ObjectTypeNode): string | undefined {
  const type = node.attributes._type?.value
  return type && 'value' in type && typeof type.value === 'string' ? type.value : undefined
}
