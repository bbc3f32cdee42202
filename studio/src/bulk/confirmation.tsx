import {Button, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {commitOperation} from './commit.ts'
import type {ChosenField} from './field-choice.tsx'
import {type Prepared, prepareField, preparePublish, prepareRemoval} from './prepare.ts'
import {ProblemList} from './problem-list.tsx'
import type {DoneOperation} from './undo.ts'
import {count, refusalWords} from './words.ts'

export interface Requested {
  kind: 'publish' | 'unpublish' | 'delete' | 'set'
  /** Published ids. */
  ids: readonly string[]
  /** Of all of them; needed to set a field. */
  type?: string | undefined
}

export const kindWords = {
  publish: {verb: 'Publish', past: 'published', idle: 'have nothing to publish'},
  unpublish: {verb: 'Unpublish', past: 'unpublished', idle: 'are not published'},
  delete: {verb: 'Delete', past: 'deleted', idle: 'are gone already'},
  set: {verb: 'Change', past: 'changed as drafts', idle: 'have this value already'},
} as const

type Look = {prepared: Prepared} | {failed: true} | {done: number; all: number}

interface ConfirmationProps {
  requested: Requested
  field: ChosenField | undefined
  onClose: () => void
  /** Called with what was stored. */
  onDone: (done: DoneOperation) => void
}

/** Says what would be done and what is in the way, and does it after a yes. */
export function Confirmation({requested, field, onClose, onDone}: ConfirmationProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const toast = useToast()
  const [look, setLook] = useState<Look>({done: 0, all: requested.ids.length})
  const {isBusy, attempt} = useAttempt(refusalWords)
  const {kind, ids} = requested
  const {verb, past, idle} = kindWords[kind]

  useEffect(() => {
    let isCurrent = true
    const onProgress = (done: number, all: number) => isCurrent && setLook({done, all})
    const checking = {client, schema}
    const looking =
      kind === 'publish'
        ? preparePublish(ids, checking, onProgress)
        : kind === 'set' && field
          ? prepareField(ids, field, checking, onProgress)
          : prepareRemoval(kind === 'unpublish' ? 'unpublish' : 'delete', ids, checking)
    looking
      .then((prepared) => isCurrent && setLook({prepared}))
      .catch(() => isCurrent && setLook({failed: true}))
    return () => {
      isCurrent = false
    }
  }, [client, schema, kind, ids, field])

  const proceed = (prepared: Prepared) =>
    attempt(async () => {
      const words = `${count(prepared.ready.length)} ${prepared.ready.length === 1 ? 'was' : 'were'} ${past}`
      const done = await commitOperation(client, await prepared.mutations(), words)
      toast.push({status: 'success', title: `${words}.`})
      onDone(done)
    })

  return (
    <Stack padding={4} gap={4}>
      {'failed' in look && (
        <ProblemCard problem="The documents could not be checked. Check the connection and try again." />
      )}
      {'all' in look && (
        <Flex align="center" gap={3}>
          <Spinner muted />
          <Text size={1} muted>
            Checking {look.done} of {look.all}
          </Text>
        </Flex>
      )}
      {'prepared' in look && (
        <>
          {look.prepared.idle > 0 && (
            <Text size={1} muted>
              {count(look.prepared.idle)} {idle}.
            </Text>
          )}
          {look.prepared.problems.length > 0 && (
            <>
              <Text size={1} weight="medium">
                {count(look.prepared.problems.length)} cannot be {past}:
              </Text>
              <ProblemList problems={look.prepared.problems} />
            </>
          )}
          {look.prepared.ready.length > 0 && (
            <Text size={1}>
              All of it happens in one step, or nothing does; “Undo” at the top takes it back.
            </Text>
          )}
        </>
      )}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" fontSize={1} padding={3} text="Close" onClick={onClose} />
        {'prepared' in look && look.prepared.ready.length > 0 && (
          <Button
            tone={kind === 'delete' ? 'critical' : 'primary'}
            fontSize={1}
            padding={3}
            disabled={isBusy}
            text={`${look.prepared.problems.length > 0 ? 'Leave these out: ' : ''}${verb} ${count(look.prepared.ready.length)}`}
            onClick={() => proceed(look.prepared)}
          />
        )}
      </Flex>
    </Stack>
  )
}
