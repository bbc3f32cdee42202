import {Stack} from '@sanity/ui'
import {type ChoiceType, choiceTypes} from '@upline/schemas/validation/choice-types.ts'
import type {ArrayOfPrimitivesInputProps, StringInputProps} from 'sanity'
import {Note} from '../../ui/note.tsx'
import {useLiveQuery} from '../../ui/use-live-query.ts'

interface Choice {
  key: string
  title: string
}

type Props = StringInputProps | ArrayOfPrimitivesInputProps

const choicesQuery =
  '*[_type == $from && defined(string(key))] | order(order asc, title asc){key, "title": coalesce(string(title), key)}'

/** Creates the input for one key or several keys of published documents of a type. */
export function choiceInput(from: ChoiceType) {
  return function ChoiceInput(props: Props) {
    const {data, hasFailed} = useLiveQuery<Choice[]>(
      choicesQuery,
      {from},
      {perspective: 'published', tag: 'choices'},
    )
    const choices = data ?? (hasFailed ? [] : undefined)
    const list = choiceOptions(choices ?? [], [props.value].flat())
    const {one, place} = choiceTypes[from]
    const layout = props.schemaType.jsonType === 'array' ? 'grid' : list.length <= 8 ? 'radio' : 'dropdown'
    const options = {...props.schemaType.options, list, layout, direction: 'horizontal'}
    const offering = {...props, schemaType: {...props.schemaType, options}}
    return (
      <Stack gap={3}>
        {props.renderDefault(offering as Props & ArrayOfPrimitivesInputProps & StringInputProps)}
        {choices?.length === 0 && (
          <Note>
            There is no {one} yet. Publish the first one under {place}.
          </Note>
        )}
      </Stack>
    )
  }
}

/** Returns the published choices as options, and the field's own values that are no longer in the list. */
export function choiceOptions(
  choices: readonly Choice[],
  stored: readonly unknown[],
): {value: string; title: string}[] {
  const known = new Set(choices.map(({key}) => key))
  const others = stored.filter(
    (key): key is string => typeof key === 'string' && key !== '' && !known.has(key),
  )
  return [
    ...choices.map(({key, title}) => ({value: key, title})),
    ...[...new Set(others)].map((key) => ({
      value: key,
      title: choices.length === 0 ? key : `${key} (not in the list)`,
    })),
  ]
}
