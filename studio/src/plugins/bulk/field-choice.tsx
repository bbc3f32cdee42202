import {Checkbox, Flex, Stack, Text, TextArea} from '@sanity/ui'
import {titleFields} from '@upline/domain/content/stored-document.ts'
import type {Choice} from '@upline/editorial/tables/cells.ts'
import type {Column} from '@upline/editorial/tables/columns.ts'
import {useState} from 'react'
import {ActionButton} from '../../ui/action-button.tsx'
import {Choose} from '../../ui/choose.tsx'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {Field} from '../../ui/field.tsx'
import {useData} from '../../ui/query-client.ts'
import {useStudioClient} from '../../ui/use-studio-client.ts'

/** A field and its new value as text; an empty text clears the field. */
export interface ChosenField {
  column: Column
  text: string
}

/** Returns the arguments of a fetch for the published documents that a field can name. */
function choicesQuery({types, by}: NonNullable<Column['from']>) {
  const title = `coalesce(${[...titleFields, by].map((field) => `string(${field})`).join(', ')})`
  const query = `*[_type in $types && defined(${by})] | order(order asc, ${title} asc){"value": ${by}, "title": ${title}}`
  return [query, {types}, {perspective: 'published', tag: 'choices'}] as const
}

interface FieldChoiceProps {
  columns: readonly Column[]
  onChoose: (field: ChosenField) => void
  onClose: () => void
}

/** Lets the editor choose a field and its new value. */
export function FieldChoice({columns, onChoose, onClose}: FieldChoiceProps) {
  const client = useStudioClient()
  const [name, setName] = useState(columns[0]?.name ?? '')
  const [text, setText] = useState('')
  const lines = text.split('\n').filter(Boolean)
  const column = columns.find((each) => each.name === name)
  const {data: documents} = useData({
    queryKey: ['choices', column?.from],
    queryFn: async () => (column?.from ? client.fetch<Choice[]>(...choicesQuery(column.from)) : []),
  })
  const choices = column?.from ? documents : column?.choices
  return (
    <Stack padding={4} gap={4}>
      <Field title="Field">
        {(input) => (
          <Choose
            {...input}
            value={name}
            options={columns.map((each) => ({value: each.name, title: each.title}))}
            onChoose={(chosen) => {
              setName(chosen)
              setText('')
            }}
          />
        )}
      </Field>
      <Field
        title="New value"
        description={`${choices ? '' : `${column?.hint}. `}Leave blank to clear the field. The drafts change; publish them afterwards.`}
      >
        {(input) =>
          choices && column?.isList ? (
            <Stack gap={3} role="group" aria-label="New value">
              {choices.map(({value, title}) => (
                <Flex as="label" key={value} gap={3} align="center">
                  <Checkbox
                    checked={lines.includes(value)}
                    onChange={({currentTarget: {checked}}) =>
                      setText(
                        [...lines.filter((line) => line !== value), ...(checked ? [value] : [])].join('\n'),
                      )
                    }
                  />
                  <Text size={1}>{title}</Text>
                </Flex>
              ))}
            </Stack>
          ) : choices ? (
            <Choose
              {...input}
              value={text}
              options={[{value: '', title: 'Blank'}, ...choices]}
              onChoose={setText}
            />
          ) : (
            <TextArea
              {...input}
              rows={3}
              fontSize={1}
              padding={3}
              value={text}
              onChange={({currentTarget}) => setText(currentTarget.value)}
            />
          )
        }
      </Field>
      <DialogFooter closeText="Close" onClose={onClose}>
        <ActionButton
          tone="primary"
          text="Continue"
          disabled={!column}
          onClick={() => column && onChoose({column, text})}
        />
      </DialogFooter>
    </Stack>
  )
}
