import {Box, Button, Flex, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'

interface AssigneeInputProps {
  field: string
  assignee: string
  assignees: readonly string[]
  /** Name of the signed-in user. */
  me: string
  assign: (assignee: string) => void
}

/** Edits the assignee. Saves on blur and on Enter. */
export function AssigneeInput({field, assignee, assignees, me, assign}: AssigneeInputProps) {
  const [name, setName] = useState(assignee)
  const list = useId()
  const save = () => {
    const given = name.trim().slice(0, 254)
    if (given !== assignee) assign(given)
  }
  return (
    <Flex gap={2} wrap="wrap">
      <Box flex={1} style={{minWidth: 120}}>
        <TextInput
          id={field}
          list={list}
          fontSize={1}
          placeholder="Nobody"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={save}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
        <datalist id={list}>
          {[...new Set([me, ...assignees])].map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </Box>
      {assignee !== me && (
        <Button mode="ghost" fontSize={1} padding={2} text="Assign to me" onClick={() => assign(me)} />
      )}
    </Flex>
  )
}
