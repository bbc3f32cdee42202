import {evaluateSync} from 'groq-js'
import type {Doc} from '../documents/document.ts'
import {type Choice, defined, isOwn, references, search} from './indexable.ts'
import {type QueryPlan, type Source, sourceOf} from './query-plan.ts'
import {everythingTag, idTag, indexTags} from './sync-tags.ts'
import {valuesOf} from './syntax-tree.ts'
import {SortedDocuments, sortById, type View, valueAt} from './views.ts'

/** Converts `follow` to the function that groq-js calls for each reference. */
export function dereferenceBy(follow: (ref: string) => unknown): (reference: {_ref: string}) => never {
  // groq-js accepts lists, booleans, and null if a document is missing; its types allow a promise or an object only.
  return ({_ref}) => follow(_ref) as never
}

/** Returns a function that follows a reference to a document, or to the documents of a source of the plan. Adds what the answer depends on to `tags`. */
export function createDereference(
  plan: QueryPlan,
  params: Record<string, unknown>,
  view: View,
  tags: Set<string>,
): (ref: string) => unknown {
  const read = new Map<number, unknown>()
  return (ref) => {
    const place = sourceOf(ref)
    if (place === undefined) {
      tags.add(idTag(ref))
      return view.get(ref) ?? null
    }
    const {index, value} = place
    const source = plan.sources[index]
    if (source?.kind === 'indexed' && source.outer !== undefined) {
      const {outer: attribute, choices} = source
      if (typeof value === 'string' || attribute === references) {
        const texts = [value].flat().filter((each) => typeof each === 'string')
        const outer = {attribute, values: texts.map((each) => ({value: each})), exact: true}
        return readIndexed([outer, ...choices], params, view, tags)
      }
      // The index has strings only.
      const found = readIndexed(choices, params, view, tags)
      if (!isOwn(attribute)) return found
      return found.filter((document) => (valueAt(document, attribute) ?? null) === value)
    }
    if (source && !read.has(index)) read.set(index, readSource(source, params, view, tags))
    const found = read.get(index)
    return found instanceof Map ? found.has(value) : found
  }
}

function readSource(
  source: Source,
  params: Record<string, unknown>,
  view: View,
  tags: Set<string>,
): readonly unknown[] | ReadonlyMap<string, Doc> {
  if (source.kind === 'indexed') return readIndexed(source.choices, params, view, tags)
  if (source.kind === 'sorted') return readSorted(source, view, tags)
  tags.add(everythingTag)
  const [text] = valuesOf(source.query, params)
  return typeof text === 'string' ? view.where(search, text).documents : new Map()
}

function readSorted(
  {name, plan}: {name: string; plan: QueryPlan},
  view: View,
  tags: Set<string>,
): readonly Doc[] {
  const sorted = view.sorted(name, () => sort(plan, view))
  for (const tag of sorted.tags) tags.add(tag)
  return sorted.documents
}

/** The plan of a sorted list reads one source: the documents that it filters and sorts. */
function sort(plan: QueryPlan, view: View): SortedDocuments {
  const tags = new Set<string>()
  const [source] = plan.sources
  const candidates = (source ? readSource(source, {}, view, tags) : []) as readonly Doc[]
  return new SortedDocuments(candidates, tags, (documents) => {
    const {data} = evaluateSync(plan.ast, {
      dataset: [],
      dereference: dereferenceBy(() => documents),
    })
    return data as Doc[]
  })
}

/** Returns documents that meet all exact choices, among them all that meet every choice. Adds the condition for a document to be among them to `tags`. */
function readIndexed(
  choices: Choice[],
  params: Record<string, unknown>,
  view: View,
  tags: Set<string>,
): readonly Doc[] {
  const [best, ...others] = choices
    .map((choice) => ({...choice, values: choice.values.flatMap((value) => valuesOf(value, params))}))
    .filter(({values}) => values.every((value) => typeof value === 'string'))
    .map((choice) => {
      const values = [...new Set(choice.values)] as string[]
      const groups = values.map((value) => view.where(choice.attribute, value))
      // Any change of any document alters which documents have an attribute, by its tags.
      const isLast = choice.attribute.startsWith(defined)
      const count = isLast
        ? Number.POSITIVE_INFINITY
        : groups.reduce((sum, {documents}) => sum + documents.size, 0)
      return {...choice, values, groups, count}
    })
    .sort((a, b) => a.count - b.count)
  if (!best) {
    tags.add(everythingTag)
    return view.documents
  }
  for (const value of best.values) for (const tag of indexTags(best.attribute, value, view)) tags.add(tag)
  const [only, ...more] = best.groups
  const found =
    only && more.length === 0
      ? only.sorted
      : sortById([...new Map(best.groups.flatMap(({documents}) => [...documents])).values()])
  const exact = others.filter((choice) => choice.exact)
  if (exact.length === 0) return found
  return found.filter(({_id}) => exact.every(({groups}) => groups.some(({documents}) => documents.has(_id))))
}
