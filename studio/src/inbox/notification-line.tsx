import {Box, Button, Card, Flex, Text} from '@sanity/ui'
import {useState} from 'react'
import {errorText} from './error-text.ts'
import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Inquiry} from './inquiry.ts'
import type {InquiryCache} from './inquiry-cache.ts'
import {timeText} from './inquiry-facts.tsx'
import {canSendAgain, isUndelivered} from './inquiry-filter.ts'

interface NotificationLineProps {
  inquiry: Inquiry
  inbox: FirestoreInbox
  cache: InquiryCache
  /** Epoch ms. */
  now: number
}

/** Whether the office was mailed about this inquiry; if not, why, and a button that tries it now. */
export function NotificationLine({inquiry, inbox, cache, now}: NotificationLineProps) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const {notification} = inquiry
  const isDue = isUndelivered(inquiry, now)

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    try {
      await inbox.sendAgain(inquiry.id)
    } catch (error) {
      setProblem(errorText(error))
    }
    const read = await inbox.get(inquiry.id).catch(() => undefined)
    if (read) cache.put([read])
    setSending(false)
  }

  if (!isDue) {
    return notification?.notified ? (
      <Text size={1} muted>
        The office was notified {timeText(notification.notifiedAt)}.
      </Text>
    ) : null
  }
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            {reasonText(inquiry)} {problem}
          </Text>
        </Box>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={isSending ? 'Sending…' : 'Send again'}
          disabled={isSending || !canSendAgain(inquiry, now)}
          title={
            canSendAgain(inquiry, now)
              ? undefined
              : 'An attempt is under way or has just failed. Wait a minute.'
          }
          onClick={send}
        />
      </Flex>
    </Card>
  )
}

function reasonText({notification}: Inquiry): string {
  if (!notification || (notification.attempts === 0 && !notification.lastError))
    return 'The office was not notified: nobody tried yet.'
  const {attempts, lastError} = notification
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (lastError === 'rate-limit')
    return `The office was not notified (${tried}): too many came in the same hour.`
  return `The office was not notified: ${tried}, ${lastError ? `the last error was ${lastError}` : 'one is under way'}.`
}
