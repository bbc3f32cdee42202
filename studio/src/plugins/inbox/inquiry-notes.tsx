import {Box, Card, Flex, Stack, Text, TextArea} from '@sanity/ui'
import {useRef, useState} from 'react'
import {ActionButton} from '../../ui/action-button.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import {errorMessage} from './error-message.ts'
import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Note} from './inquiry.ts'
import {timeText} from './inquiry-facts.tsx'

/** The limit of firestore.rules. */
const maxCharacters = 4000
/** Unsaved notes by inquiry, so that they survive opening another inquiry. */
const unsaved = new Map<string, string>()

interface InquiryNotesProps {
  inbox: FirestoreInbox
  id: string
  /** The notes are loaded again when this changes. */
  changes: string
}

/** Lists the notes of staff, oldest first, and adds new ones. */
export function InquiryNotes({inbox, id, changes}: InquiryNotesProps) {
  const [text, setText] = useState(unsaved.get(id) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    data: notes,
    error,
    refetch,
  } = useData({
    queryKey: ['inquiry notes', id, changes],
    queryFn: () => inbox.notes(id),
    placeholderData: (last, query) => (query?.queryKey[1] === id ? last : undefined),
  })
  const {isBusy, problem, attempt} = useAttempt(
    (failure) => `The note was not added. ${errorMessage(failure)}`,
    {isInline: true},
  )

  const write = (next: string) => {
    setText(next)
    unsaved.set(id, next)
  }
  const add = () =>
    attempt(async () => {
      await inbox.addNote(id, text.trim())
      write('')
      // The button is disabled now, so it loses the focus.
      field.current?.focus()
      void refetch()
    })

  const shownProblem = problem ?? (error ? errorMessage(error) : undefined)
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="semibold">
        Notes
      </Text>
      {notes && notes.length > 0 && (
        <Stack as="ol" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </Stack>
      )}
      {shownProblem && <ProblemCard problem={shownProblem} />}
      <TextArea
        ref={field}
        aria-label="New note"
        placeholder="What you discussed, agreed and plan next"
        fontSize={1}
        rows={3}
        maxLength={maxCharacters}
        value={text}
        onChange={({currentTarget}) => write(currentTarget.value)}
      />
      <Box>
        <ActionButton text="Add note" tone="primary" disabled={text.trim() === '' || isBusy} onClick={add} />
      </Box>
    </Stack>
  )
}

function NoteCard({note: {kind, text, author, time}}: {note: Note}) {
  return (
    <Card
      as="li"
      padding={3}
      radius={2}
      tone={kind === 'note' ? 'transparent' : 'default'}
      border={kind === 'note'}
    >
      <Flex gap={2} direction="column">
        <Text size={1} muted={kind !== 'note'} style={{whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
          {kind === 'send' ? 'Handed over again' : text}
        </Text>
        <Text size={0} muted>
          {author} · {timeText(time)}
        </Text>
      </Flex>
    </Card>
  )
}
