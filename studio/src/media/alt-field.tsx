import {Box, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {validateAltText} from '@upline/schemas/validation/pictures.ts'
import {useState} from 'react'
import {ActionButton} from '../ui/action-button.tsx'
import {Field} from '../ui/field.tsx'
import {useAttempt} from '../ui/use-attempt.ts'

/** Unsaved texts by picture, so that they survive opening another picture. */
const unsaved = new Map<string, string>()

interface AltFieldProps {
  /** Id of the picture. */
  id: string
  alt: string
  /** Rejects if the text was not stored or someone else changed the picture. */
  save: (alt: string) => Promise<void>
}

/** Edits the alternative text of a picture. A text that someone else saved meanwhile is replaced only on purpose. */
export function AltField({id, alt, save}: AltFieldProps) {
  const [typed, setTyped] = useState(unsaved.get(id))
  const [base, setBase] = useState(alt)
  const {problem, setProblem, attempt} = useAttempt(
    'This was not saved. Someone changed the picture, or the connection failed.',
    {isInline: true},
  )
  const text = typed ?? alt
  const isConflict = typed !== undefined && base !== alt && typed.trim() !== alt

  const write = (next: string | undefined) => {
    if (typed === undefined) setBase(alt)
    setTyped(next)
    if (next === undefined) unsaved.delete(id)
    else unsaved.set(id, next)
  }
  const submit = async () => {
    const found = text.trim() && validateAltText(text)
    if (found) return setProblem(found)
    setBase(alt)
    if (await attempt(() => save(text))) write(undefined)
  }
  return (
    <Stack gap={2}>
      <Field
        title="Alternative text"
        description="Describe the picture in one sentence for people who can’t see it. Used everywhere that has no text of its own."
        problem={problem}
      >
        {(input) => (
          <Flex gap={2}>
            <Box flex={1}>
              <TextInput
                {...input}
                fontSize={1}
                value={text}
                onChange={({currentTarget}) => write(currentTarget.value)}
                onKeyDown={(event) => event.key === 'Enter' && submit()}
              />
            </Box>
            {isConflict && <ActionButton mode="ghost" text="Use theirs" onClick={() => write(undefined)} />}
            <ActionButton text="Save" disabled={text.trim() === alt} onClick={submit} />
          </Flex>
        )}
      </Field>
      {isConflict && (
        <Text size={1} role="status">
          Someone else entered {alt ? `“${alt}”` : 'nothing'} meanwhile. Save replaces it with yours.
        </Text>
      )}
    </Stack>
  )
}
