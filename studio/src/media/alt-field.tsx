import {Box, Button, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {altTextProblem} from '@upline/schemas/validation/pictures.ts'
import {useId, useState} from 'react'

/** What was typed and not saved, by picture: looking at another one does not lose it. */
const unfinished = new Map<string, string>()

interface AltFieldProps {
  /** Of the picture. */
  id: string
  alt: string
  /** Rejects where it could not be stored, or somebody else changed the picture. */
  save: (alt: string) => Promise<void>
}

/** The alternative text of a picture. What somebody else saves meanwhile is shown, and overwritten only on purpose. */
export function AltField({id, alt, save}: AltFieldProps) {
  const [typed, setTyped] = useState(unfinished.get(id))
  const [base, setBase] = useState(alt)
  const [problem, setProblem] = useState<string>()
  const field = useId()
  const text = typed ?? alt
  const isOvertaken = typed !== undefined && base !== alt && typed.trim() !== alt

  const write = (next: string | undefined) => {
    if (typed === undefined) setBase(alt)
    setTyped(next)
    if (next === undefined) unfinished.delete(id)
    else unfinished.set(id, next)
  }
  const submit = async () => {
    const refusal = text.trim() === '' ? true : altTextProblem(text)
    if (refusal !== true) return setProblem(refusal)
    setProblem(undefined)
    setBase(alt)
    try {
      await save(text)
      write(undefined)
    } catch {
      setProblem('It was not saved: somebody changed the picture just now, or the connection is gone.')
    }
  }
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={field} size={1} weight="medium">
        Alternative text
      </Text>
      <Text size={1} muted>
        What the picture shows, in one sentence, for people who cannot see it. It holds wherever the picture
        has no text of its own.
      </Text>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            id={field}
            fontSize={1}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && submit()}
          />
        </Box>
        {isOvertaken && (
          <Button mode="ghost" fontSize={1} text="Take theirs" onClick={() => write(undefined)} />
        )}
        <Button fontSize={1} text="Save" disabled={text.trim() === alt} onClick={submit} />
      </Flex>
      {isOvertaken && (
        <Text size={1} role="status">
          Somebody else wrote {alt ? `“${alt}”` : 'nothing'} meanwhile. Save writes yours over it.
        </Text>
      )}
      {problem && (
        <Text size={1} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
