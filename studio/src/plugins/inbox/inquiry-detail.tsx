import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {fillTokens} from '@upline/domain/content/tokens.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {inquiryStatuses, nextStatuses} from '@upline/domain/inquiry/status.ts'
import {countedQuery} from '@upline/domain/periods/counted-query.ts'
import {type Counted, countFacts, countPlans, countsOverSince} from '@upline/domain/periods/counts.ts'
import {isInForce, type Period, pickVersion} from '@upline/domain/periods/period.ts'
import {disclaimerFields} from '@upline/web/content/fragments.ts'
import {useMemo, useState} from 'react'
import {ActionButton} from '../../ui/action-button.tsx'
import {Choose} from '../../ui/choose.tsx'
import {resolveTokens} from '../../ui/fact-values.ts'
import {Field} from '../../ui/field.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useData} from '../../ui/query-client.ts'
import {useAttempt} from '../../ui/use-attempt.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'
import {AssigneeInput} from './assignee-input.tsx'
import type {InboxConnection} from './connection.ts'
import {EraseDialog} from './erase-dialog.tsx'
import {errorMessage} from './error-message.ts'
import type {StaffFields} from './firestore-inbox.ts'
import type {Inquiry} from './inquiry.ts'
import type {InquiryCache} from './inquiry-cache.ts'
import {InquiryDeliveries} from './inquiry-deliveries.tsx'
import {InquiryFacts} from './inquiry-facts.tsx'
import {InquiryNotes} from './inquiry-notes.tsx'
import {NotificationLine} from './notification-line.tsx'
import {type ReplyTexts, replyLink} from './reply-link.ts'

interface InquiryDetailProps {
  connection: InboxConnection
  cache: InquiryCache
  id: string
  /** Undefined until it is loaded, or if it does not exist. */
  inquiry: Inquiry | undefined
  assignees: readonly string[]
  onClose: () => void
  /** Number of refreshes; each reads the inquiry again. */
  refreshes: number
  /** Epoch milliseconds. */
  now: number
}

/** Renders one inquiry with the fields that staff can change. */
export function InquiryDetail(props: InquiryDetailProps) {
  const {connection, cache, id, inquiry, assignees, onClose, refreshes, now} = props
  const {inbox} = connection
  const [isErasing, setErasing] = useState(false)
  const {problem, attempt} = useAttempt(errorMessage, {isInline: true})
  const texts = useReplyTexts()
  const reply = inquiry && replyLink(inquiry, texts, inbox.author)

  const {
    data: exists = true,
    error,
    refetch,
  } = useData({
    // Reads again on each refresh, because someone may have erased the inquiry.
    queryKey: ['inquiry', id, refreshes],
    queryFn: async () => {
      const current = await inbox.get(id)
      if (current) cache.put([current])
      else cache.remove([id])
      return current !== undefined
    },
    gcTime: 0,
  })

  const change = async (fields: StaffFields) => {
    await attempt(async () => {
      const changed = inquiry && (await inbox.change(inquiry, fields))
      if (changed) cache.put([changed])
    })
    // Loads what others changed in the meantime, or shows that the inquiry was erased.
    void refetch()
  }

  const shownProblem = problem ?? (error ? errorMessage(error) : undefined)
  return (
    <Card flex={4} borderLeft overflow="auto" style={{minWidth: 0, height: '100%'}} data-testid="inquiry">
      <Stack gap={5} padding={4} style={{maxWidth: 720}}>
        <Flex gap={2} align="center">
          <Button
            ref={takeLostFocus}
            mode="bleed"
            icon={ArrowLeftIcon}
            aria-label="Back to the list"
            onClick={onClose}
          />
          <Heading as="h1" size={2} style={{flex: 1, minWidth: 0, overflowWrap: 'anywhere'}}>
            {inquiry?.name ?? (exists ? '…' : 'Inquiry not found')}
          </Heading>
          {reply && <Button as="a" href={reply} tone="primary" text="Reply" />}
        </Flex>
        {shownProblem && <ProblemCard problem={shownProblem} />}
        {!exists && <Note>It was erased, or the link is incomplete.</Note>}
        {inquiry && exists && (
          <>
            <NotificationLine {...{inquiry, inbox, cache, now}} />
            <Flex gap={4} wrap="wrap">
              <Field title="Status">
                {(input) => (
                  <Choose
                    {...input}
                    value={inquiry.status}
                    options={[inquiry.status, ...nextStatuses[inquiry.status]].map((name) => ({
                      value: name,
                      title: name,
                    }))}
                    onChoose={(chosen) => change({status: inquiryStatuses.find((name) => name === chosen)})}
                  />
                )}
              </Field>
              <Field title="Assignee">
                {({id: field}) => (
                  <AssigneeInput
                    key={inquiry.assignee}
                    {...{field, assignees, me: inbox.author}}
                    assignee={inquiry.assignee}
                    assign={(assignee) => change({assignee})}
                  />
                )}
              </Field>
            </Flex>
            {inquiry.message && (
              <Card padding={4} radius={2} border>
                <Text size={1} style={{whiteSpace: 'pre-wrap', overflowWrap: 'anywhere'}}>
                  {inquiry.message}
                </Text>
              </Card>
            )}
            <InquiryFacts inquiry={inquiry} />
            <InquiryDeliveries {...{inquiry, inbox, now}} />
            <InquiryNotes {...{inbox, id}} changes={`${inquiry.changedAt} ${refreshes}`} />
            <Box>
              <ActionButton
                mode="ghost"
                tone="critical"
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
          onClose={() => setErasing(false)}
          onErased={onClose}
        />
      )}
    </Card>
  )
}

/** Focuses the button if nothing else has the focus: on a narrow screen the list disappears with the link that opened the inquiry. */
function takeLostFocus(button: HTMLButtonElement | null): void {
  if (!document.activeElement?.checkVisibility()) button?.focus()
}

const query = `{
  "settings": *[_id == "siteSettings"][0]{
    replyGreeting,
    replySignature,
    disclaimers[]->{${disclaimerFields}}
  },
  "counted": ${countedQuery}
}`

type Version = Period & {text: string | null}
interface Answer {
  settings: {
    replyGreeting: string | null
    replySignature: string | null
    disclaimers: ({versions: Version[]} | null)[] | null
  } | null
  counted: Counted[]
}

/**
 * Returns the greeting and signature of Site settings, and today's disclaimers with the totals of all states, or with blanks if the totals have
 * expired.
 */
function useReplyTexts(): ReplyTexts {
  const {data} = useLiveQuery<Answer>(query, {}, {perspective: 'published', tag: 'reply'})
  return useMemo(() => {
    const today = siteDate()
    const counted = data?.counted ?? []
    const counts = countFacts(countPlans(counted, today))
    const areOver = countsOverSince(counted, today) !== undefined
    const disclaimers = (data?.settings?.disclaimers ?? []).flatMap((disclaimer) => {
      const version = pickVersion(disclaimer?.versions ?? [], today)?.version
      const text = version && isInForce(version, today) ? version.text : undefined
      return text
        ? [resolveTokens(fillTokens(text, (key) => (areOver && key in counts ? '____' : counts[key])))]
        : []
    })
    return {
      greeting: resolveTokens(data?.settings?.replyGreeting || 'Hello {name},'),
      signature: resolveTokens(data?.settings?.replySignature || '{author}'),
      disclaimers,
    }
  }, [data])
}
