import {Box, Button, Card, Flex, Stack, Text, TextArea} from '@sanity/ui'
import {useEffect, useRef, useState} from 'react'
import {ProblemCard} from '../ui/problem-card.tsx'
import {errorText} from './error-text.ts'
import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Note} from './inquiry.ts'
import {timeText} from './inquiry-facts.tsx'

/** As long as firestore.rules let a note be. */
const longest = 4000
/** What was typed and not added, by inquiry: going elsewhere in the inbox does not lose it. */
const unfinished = new Map<string, string>()

interface InquiryNotesProps {
  inbox: FirestoreInbox
  id: string
  /** Notes are read again when this changes. */
  changes: string
}

/** Notes of staff, the oldest first; each has its author and time and stays as it is. */
export function InquiryNotes({inbox, id, changes}: InquiryNotesProps) {
  const [notes, setNotes] = useState<readonly Note[]>()
  const [text, setText] = useState(unfinished.get(id) ?? '')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const newestRead = useRef(0)

  const read = async () => {
    const turn = ++newestRead.current
    try {
      const stored = await inbox.notes(id)
      if (turn !== newestRead.current) return
      setNotes(stored)
      setProblem(undefined)
    } catch (error) {
      if (turn === newestRead.current) setProblem(errorText(error))
    }
  }
  useEffect(() => void read(), [inbox, id, changes])

  const write = (next: string) => {
    setText(next)
    unfinished.set(id, next)
  }
  const add = async () => {
    setSaving(true)
    try {
      await inbox.addNote(id, text.trim())
      write('')
      await read()
    } catch (error) {
      setProblem(`The note was not added. ${errorText(error)}`)
    } finally {
      setSaving(false)
    }
  }

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
      {problem && <ProblemCard problem={problem} />}
      <TextArea
        aria-label="New note"
        placeholder="What was said, what is agreed, what comes next"
        fontSize={1}
        rows={3}
        maxLength={longest}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Box>
        <Button
          fontSize={1}
          text="Add note"
          tone="primary"
          disabled={text.trim() === '' || isSaving}
          onClick={add}
        />
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
        <Text size={1} muted={kind === 'change'} style={{whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
          {text}
        </Text>
        <Text size={0} muted>
          {author} · {timeText(time)}
        </Text>
      </Flex>
    </Card>
  )
}
