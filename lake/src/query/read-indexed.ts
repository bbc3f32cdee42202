import type {Doc} from '../documents/document.ts'
import type {Choice} from './indexable.ts'
import {attributeTag, everythingTag} from './sync-tags.ts'
import {valuesOf} from './syntax-tree.ts'
import {sortById, type View} from './views.ts'

/**
 * Returns the documents of the choice with the fewest: all that meet every choice are among them. Adds to `tags` the condition for
 * a document to be among them.
 */
export function readIndexed(
  choices: Choice[],
  params: Record<string, unknown>,
  view: View,
  tags: Set<string>,
): readonly Doc[] {
  const [best] = choices
    .map(({attribute, values}) => ({attribute, values: values.flatMap((value) => valuesOf(value, params))}))
    .filter(({values}) => values.every((value) => typeof value === 'string'))
    .map(({attribute, values}) => ({attribute, values: [...new Set(values)] as string[]}))
    .map(({attribute, values}) => {
      const groups = values.map((value) => view.where(attribute, value))
      return {attribute, values, groups, count: groups.reduce((count, {length}) => count + length, 0)}
    })
    .sort((a, b) => a.count - b.count)
  if (!best) {
    tags.add(everythingTag)
    return view.documents
  }
  for (const value of best.values) tags.add(attributeTag(best.attribute, value))
  return best.groups.length === 1 ? (best.groups[0] ?? []) : sortById(best.groups.flat())
}
