import {Button, Flex, Select, Stack, Text, TextArea} from '@sanity/ui'
import {useState} from 'react'
import type {Column} from './columns.ts'

/** What is written into which field; an empty text clears it. */
export interface ChosenField {
  column: Column
  text: string
}

interface FieldChoiceProps {
  columns: readonly Column[]
  onChoose: (field: ChosenField) => void
  onClose: () => void
}

export function FieldChoice({columns, onChoose, onClose}: FieldChoiceProps) {
  const [name, setName] = useState(columns[0]?.name ?? '')
  const [text, setText] = useState('')
  const column = columns.find((each) => each.name === name)
  return (
    <Stack padding={4} gap={4}>
      <Select
        aria-label="Field"
        fontSize={1}
        padding={3}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      >
        {columns.map((each) => (
          <option key={each.name} value={each.name}>
            {each.title}
          </option>
        ))}
      </Select>
      <TextArea
        aria-label="New value"
        placeholder={column?.hint ?? ''}
        rows={3}
        fontSize={1}
        padding={3}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size={1} muted>
        {column?.hint}. Empty clears the field. The drafts change; publish them afterwards.
      </Text>
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        <Button
          tone="primary"
          fontSize={1}
          padding={3}
          text="Continue"
          disabled={!column}
          onClick={() => column && onChoose({column, text})}
        />
      </Flex>
    </Stack>
  )
}
