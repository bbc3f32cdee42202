import type {ValidationContext} from '@sanity/types'
import {type ChoiceType, choiceFields, choiceTypes} from './choice-types.ts'
import {isOther, query, sharedQuery} from './dataset.ts'
import type {Validator} from './rules.ts'

const published = sharedQuery<{_type: string; key: string}[]>(
  `*[_type in ${JSON.stringify(Object.keys(choiceTypes))} && defined(string(key))] | order(order asc, title asc){_type, key}`,
)

/** Requires the key of a published choice. A dataset without documents of the type allows any key. */
export async function checkChoice(
  key: string | undefined,
  context: ValidationContext,
  from: ChoiceType,
): Promise<string | undefined> {
  if (!key) return undefined
  const keys = (await published(context)).flatMap((choice) => (choice._type === from ? choice.key : []))
  if (keys.length === 0 || keys.includes(key)) return undefined
  const {one, place} = choiceTypes[from]
  const some = keys.slice(0, 5).join(', ')
  return `There is no ${one} “${key}”. Choose another, such as ${some}, or publish it under ${place} first.`
}

const stored = `{
  "before": *[_id == $id][0].key,
  "other": *[_type == $type && key == $key && ${isOther}][0]{"title": coalesce(string(title), "Another one")}.title
}`

/** Requires a unique key that does not change once documents use it. */
export const checkChoiceKey: Validator<string> = async (key, context) => {
  if (!key) return undefined
  if (key !== key.trim()) return 'Remove the space before or after the key.'
  if (/[{}]/.test(key)) return 'A key can’t contain facts. Write it without braces.'
  const type = context.document?._type
  const {before, other} = await query<{before: string | null; other: string | null}>(
    context,
    stored,
    {type, key},
    'raw',
  )
  if (other) return `“${other}” already has the key ${key}. Choose another one.`
  if (!before || before === key) return undefined
  const users = await Promise.all(
    choiceFields
      .filter(({from}) => from === type)
      .map(({type: holder, field}) => {
        const groq = `count(*[_type == $holder && ($before in ${field} || ${field} == $before)])`
        return query<number>(context, groq, {holder, before}, 'raw')
      }),
  )
  const count = users.reduce((sum, number) => sum + number, 0)
  return count === 0
    ? undefined
    : `${count} ${count === 1 ? 'document uses' : 'documents use'} the key ${before}. Keep the key and change the title, which is what visitors read.`
}
