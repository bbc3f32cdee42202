import {Button, Card, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {refusalOf} from '../transactions/refusals.ts'
import {useAttempt} from '../ui/use-attempt.ts'
import {shownTime} from './own-time.ts'
import {actionWords, type Schedule} from './schedule-document.ts'
import {ScheduleForm} from './schedule-form.tsx'
import {removalMutations} from './schedule-mutations.ts'

interface ScheduleListProps {
  title: string
  schedules: readonly Schedule[]
  /** Shown where there are none; without it nothing is shown. */
  empty?: string
}

export function ScheduleList({title, schedules, empty}: ScheduleListProps) {
  const id = useId()
  if (schedules.length === 0 && !empty) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text as="h2" id={id} size={1} weight="semibold">
        {title}
      </Text>
      {schedules.length === 0 && (
        <Text size={1} muted>
          {empty}
        </Text>
      )}
      <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule._id} schedule={schedule} />
        ))}
      </Stack>
    </Stack>
  )
}

function ScheduleRow({schedule}: {schedule: Schedule}) {
  const client = useClient({apiVersion: '2025-02-19'})
  const schema = useSchema()
  const [isChanging, setChanging] = useState(false)
  const {isBusy, attempt} = useAttempt((error) =>
    refusalOf(error) === 'changed'
      ? 'It was changed or carried out meanwhile. Look at the list again.'
      : 'It was not removed. Check the connection and try again.',
  )
  const {documentId, documentType, title, action, at, state, note} = schedule
  const isWaiting = state === 'waiting'
  const words = actionWords[action]
  const name = title || documentId
  const remove = () =>
    attempt(async () => {
      await client.mutate(removalMutations(schedule), {tag: 'schedule'})
    })
  return (
    <Card as="li" padding={3} radius={2} border tone={state === 'failed' ? 'critical' : 'default'}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={2} style={{minWidth: 240}}>
          <Text size={1} weight="medium">
            <IntentLink intent="edit" params={{id: documentId, type: documentType}}>
              {name}
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {[`${words?.verb ?? 'Schedule'} ${shownTime(at)}`, schema.get(documentType)?.title]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {note && <Text size={1}>{note}</Text>}
        </Stack>
        {isWaiting && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={3}
            text="Change"
            aria-label={`Change: ${name}`}
            onClick={() => setChanging(true)}
          />
        )}
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          disabled={isBusy}
          text={isWaiting ? 'Cancel' : 'Remove from list'}
          aria-label={`${isWaiting ? 'Cancel' : 'Remove from list'}: ${name}`}
          onClick={remove}
        />
      </Flex>
      {isChanging && (
        <Dialog
          id={`change-${schedule._id}`}
          header={`Schedule “${name}”`}
          width={0}
          onClose={() => setChanging(false)}
        >
          <Card padding={4}>
            <ScheduleForm documentId={documentId} type={documentType} onClose={() => setChanging(false)} />
          </Card>
        </Dialog>
      )}
    </Card>
  )
}
