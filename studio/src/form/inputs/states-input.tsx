import {AddIcon} from '@sanity/icons/Add'
import {Box, Card, Checkbox, Flex, Stack, Text, TextArea} from '@sanity/ui'
import {usStates} from '@upline/domain/content/us-states.ts'
import {parseStates, type StateRow, type Terms, withStates} from '@upline/editorial/tables/state-rows.ts'
import {useId, useState} from 'react'
import {type ArrayOfObjectsInputProps, set, useFormValue} from 'sanity'
import {ActionButton} from '../../ui/action-button.tsx'
import {DialogFooter} from '../../ui/dialog-footer.tsx'
import {Field, TextField} from '../../ui/field.tsx'
import {Note} from '../../ui/note.tsx'

/** Renders the states of a carrier, with a form that adds many at once. */
export function StatesInput(props: ArrayOfObjectsInputProps) {
  const [isOpen, setOpen] = useState(false)
  const rows = (props.value ?? []) as unknown as StateRow[]
  return (
    <Stack gap={3}>
      <Box>
        <ActionButton
          mode="ghost"
          icon={AddIcon}
          text="Add several states…"
          aria-expanded={isOpen}
          disabled={props.readOnly === true}
          onClick={() => setOpen(!isOpen)}
        />
      </Box>
      {isOpen && (
        <StatesForm
          rows={rows}
          onAdd={(states, terms) => {
            props.onChange(set(withStates(rows, states, terms)))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

interface StatesFormProps {
  rows: readonly StateRow[]
  onAdd: (states: string[], terms: Terms) => void
  onClose: () => void
}

function StatesForm({rows, onAdd, onClose}: StatesFormProps) {
  const specialties = useFormValue(['specialties'])
  const offered = Array.isArray(specialties) ? specialties.filter((name) => typeof name === 'string') : []
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [products, setProducts] = useState<readonly string[]>([])
  const [since, setSince] = useState('')
  const {states: pasted, problem} = parseStates(text)
  const states = usStates
    .map(({name}): string => name)
    .filter((name) => chosen.includes(name) || pasted.includes(name))
  const known = rows.filter(({state}) => states.includes(state)).length
  return (
    <Card border radius={2} padding={4} role="group" aria-label="Add several states">
      <Stack gap={4}>
        <Field
          title="Paste states"
          description="Codes or names, separated by commas or line breaks: TX, OK, New Mexico"
          problem={problem}
        >
          {(input) => (
            <TextArea
              {...input}
              autoFocus
              rows={2}
              fontSize={1}
              value={text}
              onChange={({currentTarget}) => setText(currentTarget.value)}
            />
          )}
        </Field>
        <Choices
          title="Or choose them"
          options={usStates.map(({name}) => name)}
          chosen={chosen}
          locked={pasted}
          onChange={setChosen}
        />
        {offered.length > 0 && (
          <Choices
            title="Products (none means all)"
            options={offered}
            chosen={products}
            onChange={setProducts}
          />
        )}
        <TextField
          title="Available since"
          description="Optional."
          type="date"
          value={since}
          onChange={setSince}
        />
        {known > 0 && (
          <Note>Already in the list: {known}. What you choose here replaces their products and date.</Note>
        )}
        <DialogFooter onClose={onClose}>
          <ActionButton
            tone="primary"
            text={states.length === 1 ? 'Add 1 state' : `Add ${states.length} states`}
            disabled={states.length === 0 || problem !== undefined}
            onClick={() =>
              onAdd(states, {...(products.length > 0 && {products: [...products]}), ...(since && {since})})
            }
          />
        </DialogFooter>
      </Stack>
    </Card>
  )
}

interface ChoicesProps {
  title: string
  options: readonly string[]
  chosen: readonly string[]
  /** Options that another field chose. */
  locked?: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function Choices({title, options, chosen, locked = [], onChange}: ChoicesProps) {
  const id = useId()
  const isAll = options.every((option) => chosen.includes(option))
  return (
    <Stack gap={3} role="group" aria-labelledby={id}>
      <Flex align="center" gap={3}>
        <Text id={id} size={1} weight="medium">
          {title}
        </Text>
        <ActionButton
          mode="bleed"
          text={isAll ? 'Clear' : 'All'}
          aria-label={isAll ? `Clear: ${title}` : `All: ${title}`}
          onClick={() => onChange(isAll ? [] : options)}
        />
      </Flex>
      <div style={{display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 8}}>
        {options.map((option) => (
          <Flex as="label" key={option} align="center" gap={2}>
            <Checkbox
              checked={chosen.includes(option) || locked.includes(option)}
              disabled={locked.includes(option)}
              onChange={({currentTarget}) =>
                onChange(
                  currentTarget.checked ? [...chosen, option] : chosen.filter((each) => each !== option),
                )
              }
            />
            <Text size={1}>{option}</Text>
          </Flex>
        ))}
      </div>
    </Stack>
  )
}
