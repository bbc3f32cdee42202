import {Stack, Text} from '@sanity/ui'
import {type ChoiceType, choiceTypes} from '@upline/schemas/documents/choice-types.ts'
import {useEffect, useState} from 'react'
import {
  ArrayOfOptionsInput,
  type ArrayOfPrimitivesInputProps,
  SelectInput,
  type StringInputProps,
  useDocumentStore,
} from 'sanity'
import {type Choice, choiceOptions} from './choice-list.ts'

type Props = StringInputProps | ArrayOfPrimitivesInputProps

/** A field of one key or several, chosen from the published documents of a type in the order of staff. */
export function choiceInput(from: ChoiceType) {
  return function ChoiceInput(props: Props) {
    const choices = useChoices(from)
    const list = choiceOptions(choices ?? [], [props.value].flat())
    const {one, place} = choiceTypes[from]
    return (
      <Stack gap={3}>
        {isList(props) ? (
          <ArrayOfOptionsInput
            {...props}
            schemaType={{...props.schemaType, options: {...props.schemaType.options, list, layout: 'grid'}}}
          />
        ) : (
          <SelectInput
            {...props}
            schemaType={{
              ...props.schemaType,
              options: {list, layout: list.length <= 8 ? 'radio' : 'dropdown', direction: 'horizontal'},
            }}
          />
        )}
        {choices?.length === 0 && (
          <Text size={1} muted>
            There is no {one} yet. Publish the first under {place}.
          </Text>
        )}
      </Stack>
    )
  }
}

function isList(props: Props): props is ArrayOfPrimitivesInputProps {
  return props.schemaType.jsonType === 'array'
}

/** The published documents of a type, kept current. `undefined` while they load. */
function useChoices(from: ChoiceType): Choice[] | undefined {
  const documentStore = useDocumentStore()
  const [choices, setChoices] = useState<Choice[]>()
  useEffect(() => {
    const found = documentStore.listenQuery(
      '*[_type == $from && defined(key)] | order(order asc, title asc){key, "title": coalesce(title, key)}',
      {from},
      {apiVersion: '2025-02-19', perspective: 'published', tag: 'choices'},
    )
    const subscription = found.subscribe({next: setChoices, error: () => setChoices([])})
    return () => subscription.unsubscribe()
  }, [documentStore, from])
  return choices
}
