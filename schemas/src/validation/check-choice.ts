import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from '@sanity/types'
import {type ChoiceType, choiceFields, choiceTypes} from '../documents/choice-types.ts'
import {datasetClient} from './dataset.ts'

/**
 * Custom rule for a field that holds the key of a choice. A dataset from before these documents existed has none of the
 * type: its values stand as they are.
 */
export async function checkChoice(
  key: string | undefined,
  context: ValidationContext,
  from: ChoiceType,
): Promise<true | string> {
  if (!key) return true
  const keys = await datasetClient(context).fetch<string[]>(
    '*[_type == $from && defined(key)] | order(order asc, title asc).key',
    {from},
    {perspective: 'published'},
  )
  if (keys.length === 0 || keys.includes(key)) return true
  const {one, place} = choiceTypes[from]
  const some = keys.slice(0, 5).join(', ')
  return `There is no ${one} “${key}”. Choose another, such as ${some}, or publish it under ${place} first.`
}

const stored = `{
  "before": *[_id == $id][0].key,
  "other": *[_type == $type && key == $key && !(_id in [$id, "drafts." + $id])][0].title
}`

/** Custom rule for the key of a choice: unique, and unchangeable once documents use it. */
export async function checkChoiceKey(
  key: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!key) return true
  if (key !== key.trim()) return 'Remove the space before or after the key.'
  if (/[{}]/.test(key)) return 'A key can’t contain facts. Write it without braces.'
  const type = context.document?._type as ChoiceType | undefined // the rule is on choices only
  const id = getPublishedId(context.document?._id ?? '')
  const client = datasetClient(context)
  const {before, other} = await client.fetch<{before: string | null; other: string | null}>(
    stored,
    {id, type: type ?? '', key},
    {perspective: 'raw'},
  )
  if (other) return `“${other}” already has the key ${key}. Choose another one.`
  if (!before || before === key) return true
  const users = await Promise.all(
    choiceFields
      .filter(({from}) => from === type)
      .map(({type: holder, field}) =>
        client.fetch<number>(
          `count(*[_type == $holder && ($before in ${field} || ${field} == $before)])`,
          {holder, before},
          {perspective: 'raw'},
        ),
      ),
  )
  const count = users.reduce((sum, number) => sum + number, 0)
  return count === 0
    ? true
    : `${count} ${count === 1 ? 'document holds' : 'documents hold'} the key ${before}. Keep it, and change the title: the title is what visitors read.`
}
