import type {Doc} from '../documents/document.ts'
import {sortById} from './attribute-index.ts'
import type {Choice} from './indexable.ts'
import {attributeTag, everythingTag} from './sync-tags.ts'
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
      return {...choice, values, groups, count: groups.reduce((sum, {documents}) => sum + documents.size, 0)}
    })
    .sort((a, b) => a.count - b.count)
  if (!best) {
    tags.add(everythingTag)
    return view.documents
  }
  for (const value of best.values) tags.add(attributeTag(best.attribute, value))
  const [only, ...more] = best.groups
  const found =
    only && more.length === 0
      ? only.sorted
      : sortById([...new Map(best.groups.flatMap(({documents}) => [...documents])).values()])
  const exact = others.flatMap((choice) => (choice.exact ? choice.groups : []))
  if (exact.length === 0) return found
  return found.filter(({_id}) => exact.every(({documents}) => documents.has(_id)))
}
