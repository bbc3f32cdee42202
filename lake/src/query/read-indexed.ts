import type {Doc} from '../documents/document.ts'
import {sortById} from './attribute-index.ts'
import {type Choice, defined} from './indexable.ts'
import {everythingTag, indexTags} from './sync-tags.ts'
import {valuesOf} from './syntax-tree.ts'
import type {View} from './views.ts'

/**
 * Returns the documents of the smallest choice that meet all exact choices. They include every document that meets all choices. Adds to
 * `tags` the condition for a document to be among them.
 */
export function readIndexed(
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
