import {Box, Card, Flex, Text} from '@sanity/ui'
import {ActionButton} from '../../ui/action-button.tsx'
import {Note} from '../../ui/note.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {errorMessage} from './error-message.ts'
import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Inquiry, Notification} from './inquiry.ts'
import type {InquiryCache} from './inquiry-cache.ts'
import {timeText} from './inquiry-facts.tsx'
import {canSendAgain, isUndelivered} from './inquiry-filter.ts'

interface NotificationLineProps {
  inquiry: Inquiry
  inbox: FirestoreInbox
  cache: InquiryCache
  /** Epoch milliseconds. */
  now: number
}

/** Shows whether the office was emailed about an inquiry; if not, why, with a button to send the email now. */
export function NotificationLine({inquiry, inbox, cache, now}: NotificationLineProps) {
  const {isBusy, problem, attempt} = useAttempt(errorMessage, {isInline: true})
  const {notification} = inquiry

  const send = async () => {
    await attempt(() => inbox.sendAgain(inquiry.id))
    const current = await inbox.get(inquiry.id).catch(() => undefined)
    if (current) cache.put([current])
  }

  if (!isUndelivered(inquiry, now)) {
    return notification?.notified ? <Note>{deliveryOf(notification)}</Note> : null
  }
  const isReady = canSendAgain(inquiry, now)
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1}>
          <Text size={1}>
            {reasonOf(inquiry)} {problem}
          </Text>
        </Box>
        <ActionButton
          mode="ghost"
          text={isBusy ? 'Sending…' : 'Send again'}
          disabled={isBusy || !isReady}
          title={isReady ? undefined : 'The email is being sent or has just failed. Wait a minute.'}
          onClick={send}
        />
      </Flex>
    </Card>
  )
}

function deliveryOf({recipient, isRefused, notifiedAt, confirmedAt}: Notification): string {
  const emailed = `${isRefused || !recipient ? 'The office' : recipient} was emailed ${timeText(notifiedAt)}.`
  return [
    isRefused && `${recipient} refused the email. Check the address under “Notification email”.`,
    emailed,
    confirmedAt > 0 && `The sender got a confirmation ${timeText(confirmedAt)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function reasonOf({notification}: Inquiry): string {
  if (!notification || (notification.attempts === 0 && !notification.lastError)) return 'Not emailed yet.'
  const {attempts, lastError} = notification
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (lastError === 'rate-limit') return `Not emailed: hourly limit reached (${tried}).`
  return `Not emailed: ${tried}, ${lastError ? `last error ${lastError}` : 'already sending'}.`
}
