import generated from './answer-shapes.generated.json' with {type: 'json'}

/**
 * What a value of an answer looks like. A `name` is a text that its document cannot do without, a `path` one that can be a page's, a
 * `date` a calendar day such as 2026-03-01; a `key` is Sanity's name of a list's member.
 */
export type Shape =
  | 'text'
  | 'name'
  | 'path'
  | 'date'
  | 'key'
  | 'number'
  | 'boolean'
  | {list: Shape}
  | {type: string | undefined; fields: ReadonlyMap<string, {shape: Shape; isOptional: boolean}>}
  | {types: ReadonlyMap<string, Shape>}

/** An entry of the generated file. A number is the place of an entry before it; the name of an optional field ends with `?`. */
type Reference = number | Extract<Shape, string>
type Entry = {
  list?: Reference
  type?: string
  fields?: Record<string, Reference>
  types?: Record<string, Reference>
}

const entries = generated.shapes as Entry[]
const shapes: Shape[] = []
for (const entry of entries) shapes.push(toShape(entry))

/** The shape of each query's answer. */
export const answerShapes = {
  site: shapeAt(generated.answers.site),
  page: shapeAt(generated.answers.page),
  feed: shapeAt(generated.answers.feed),
}

function toShape({list, type, fields, types}: Entry): Shape {
  if (list !== undefined) return {list: shapeAt(list)}
  if (types) {
    return {types: new Map(Object.entries(types).map(([name, reference]) => [name, shapeAt(reference)]))}
  }
  const named = Object.entries(fields ?? {}).map(([name, reference]) => {
    const isOptional = name.endsWith('?')
    return [isOptional ? name.slice(0, -1) : name, {shape: shapeAt(reference), isOptional}] as const
  })
  return {type, fields: new Map(named)}
}

function shapeAt(reference: Reference): Shape {
  const shape = typeof reference === 'string' ? reference : shapes[reference]
  if (shape === undefined) throw new Error(`answer-shapes.generated.json has no entry ${reference} there`)
  return shape
}
