import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {Box, Button, Card, Flex, Heading, Select, Stack, Text} from '@sanity/ui'
import {inquiryStatuses, nextStatuses} from '@upline/domain/inquiry/status.ts'
import {useEffect, useId, useState} from 'react'
import {ProblemCard} from '../ui/problem-card.tsx'
import {AssigneeInput} from './assignee-input.tsx'
import type {InboxConnection} from './connection.ts'
import {EraseDialog} from './erase-dialog.tsx'
import {errorText} from './error-text.ts'
import {ChangedMeanwhile, type Work} from './firestore-inbox.ts'
import type {Inquiry} from './inquiry.ts'
import type {InquiryCache} from './inquiry-cache.ts'
import {InquiryFacts} from './inquiry-facts.tsx'
import {InquiryNotes} from './inquiry-notes.tsx'
import {NotificationLine} from './notification-line.tsx'
import {replyLink} from './reply-link.ts'

interface InquiryDetailProps {
  connection: InboxConnection
  cache: InquiryCache
  id: string
  /** Absent until it is read, or where there is none of this id. */
  inquiry: Inquiry | undefined
  /** Names to choose from. */
  assignees: readonly string[]
  close: () => void
  now: number
}

/** One inquiry: what the visitor sent, and beside it what staff make of it. */
export function InquiryDetail(props: InquiryDetailProps) {
  const {connection, cache, id, inquiry, assignees, close, now} = props
  const {inbox} = connection
  const [problem, setProblem] = useState<string>()
  const [isGone, setGone] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const reply = inquiry && replyLink(inquiry)

  // Opened by its address, or changed by somebody else: how it stands now.
  useEffect(() => {
    let isCurrent = true
    inbox.get(id).then(
      (read) => {
        if (!isCurrent) return
        setProblem((before) => (read ? before : undefined))
        setGone(!read)
        if (read) cache.put([read])
        else cache.remove([id])
      },
      (error) => isCurrent && setProblem(errorText(error)),
    )
    return () => {
      isCurrent = false
    }
    // With each look: somebody may have erased it.
  }, [inbox, cache, id, now])

  const change = async (work: Work) => {
    if (!inquiry) return
    try {
      const changed = await inbox.change(inquiry, work)
      setGone(!changed)
      if (changed) cache.put([changed])
      setProblem(undefined)
    } catch (error) {
      if (error instanceof ChangedMeanwhile) cache.put([error.now])
      setProblem(error instanceof ChangedMeanwhile ? conflictText(inquiry, error.now) : errorText(error))
    }
  }

  return (
    <Card flex={2} borderLeft overflow="auto" style={{minWidth: 0, height: '100%'}} data-testid="inquiry">
      <Stack gap={5} padding={4} style={{maxWidth: 720}}>
        <Flex gap={2} align="center">
          <Button mode="bleed" icon={ArrowLeftIcon} aria-label="Back to the list" onClick={close} />
          <Box flex={1} style={{minWidth: 0}}>
            <Heading as="h1" size={2} textOverflow="ellipsis">
              {inquiry?.name ?? (isGone ? 'No such inquiry' : '…')}
            </Heading>
          </Box>
          {reply && <Button as="a" href={reply} tone="primary" text="Reply" />}
        </Flex>
        {problem && <ProblemCard problem={problem} />}
        {isGone && (
          <Text size={1} muted>
            It was erased, or its address is not whole.
          </Text>
        )}
        {inquiry && !isGone && (
          <>
            <NotificationLine {...{inquiry, inbox, cache, now}} />
            <Flex gap={4} wrap="wrap">
              <Labelled title="Status">
                {(field) => (
                  <Select
                    id={field}
                    fontSize={1}
                    value={inquiry.status}
                    onChange={(event) =>
                      change({status: inquiryStatuses.find((name) => name === event.currentTarget.value)})
                    }
                  >
                    {[inquiry.status, ...nextStatuses[inquiry.status]].map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </Select>
                )}
              </Labelled>
              <Labelled title="Assignee">
                {(field) => (
                  <AssigneeInput
                    key={inquiry.assignee}
                    {...{field, assignees, me: inbox.author}}
                    assignee={inquiry.assignee}
                    assign={(assignee) => change({assignee})}
                  />
                )}
              </Labelled>
            </Flex>
            <Card padding={4} radius={2} border>
              <Text size={1} style={{whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
                {inquiry.message}
              </Text>
            </Card>
            <InquiryFacts inquiry={inquiry} />
            <InquiryNotes {...{inbox, id}} changes={`${inquiry.changedAt} ${now}`} />
            <Box>
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                text="Erase this person…"
                onClick={() => setErasing(true)}
              />
            </Box>
          </>
        )}
      </Stack>
      {isErasing && inquiry && (
        <EraseDialog
          {...{connection, cache}}
          email={inquiry.email}
          id={inquiry.id}
          close={() => setErasing(false)}
          erased={close}
        />
      )}
    </Card>
  )
}

function conflictText(seen: Inquiry, now: Inquiry): string {
  const changes = [
    seen.status !== now.status && `the status to “${now.status}”`,
    seen.assignee !== now.assignee && `the assignee to “${now.assignee || 'nobody'}”`,
  ]
  return `Somebody changed ${changes.filter(Boolean).join(' and ')} meanwhile. It is shown now; change it again if you want it otherwise.`
}

interface LabelledProps {
  title: string
  children: (field: string) => React.ReactNode
}

function Labelled({title, children}: LabelledProps) {
  const field = useId()
  return (
    <Stack gap={2} style={{flex: '1 1 200px'}}>
      <Text as="label" htmlFor={field} size={1} weight="medium">
        {title}
      </Text>
      {children(field)}
    </Stack>
  )
}
