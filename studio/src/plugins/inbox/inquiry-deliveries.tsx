import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {ActionButton} from '../../ui/action-button.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {errorMessage} from './error-message.ts'
import type {FirestoreInbox} from './firestore-inbox.ts'
import type {Delivery, Inquiry} from './inquiry.ts'
import {timeText} from './inquiry-facts.tsx'

interface InquiryDeliveriesProps {
  inquiry: Inquiry
  inbox: FirestoreInbox
  /** Epoch milliseconds. */
  now: number
}

/** Lists the deliveries of an inquiry to another system, and sends one again. Renders nothing if there are none. */
export function InquiryDeliveries({inquiry, ...others}: InquiryDeliveriesProps) {
  if (inquiry.deliveries.length === 0) return null
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="semibold">
        Handed over
      </Text>
      <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
        {inquiry.deliveries.map((delivery) => (
          <DeliveryCard key={delivery.event} {...others} id={inquiry.id} delivery={delivery} />
        ))}
      </Stack>
    </Stack>
  )
}

type DeliveryCardProps = Omit<InquiryDeliveriesProps, 'inquiry'> & {id: string; delivery: Delivery}

function DeliveryCard({id, delivery, inbox, now}: DeliveryCardProps) {
  const {isBusy, problem, attempt} = useAttempt(errorMessage, {isInline: true})
  const [askedAt, setAskedAt] = useState<number>()
  const {event, time, attempts, lastError, busyUntil} = delivery
  const title = `${event === 'created' ? 'New inquiry' : 'Change'}, ${timeText(time)}`
  // The next refresh of the inbox has the result.
  const isRunning = isBusy || askedAt === attempts || busyUntil > now

  const send = () =>
    attempt(async () => {
      await inbox.addNote(id, event, 'send')
      setAskedAt(attempts)
    })

  return (
    <Card as="li" padding={3} radius={2} border tone={lastError ? 'caution' : 'default'}>
      <Flex gap={3} align="center" wrap="wrap">
        <Box flex={1} style={{minWidth: 160}}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Text size={1} muted role="status">
              {isRunning ? 'Sending…' : resultOf(delivery, now)} {problem}
            </Text>
          </Stack>
        </Box>
        <ActionButton
          mode="ghost"
          text="Send again"
          aria-label={`Send again: ${title}`}
          // Disabled, it would lose the focus.
          aria-disabled={isRunning}
          style={isRunning ? {opacity: 0.5} : undefined}
          onClick={() => !isRunning && send()}
        />
      </Flex>
    </Card>
  )
}

/** The platform repeats a delivery for a day. */
const retriedMs = 24 * 60 * 60 * 1000

export function resultOf({time, attempts, lastError, deliveredAt, askedAt}: Delivery, now: number): string {
  if (lastError === 'rate-limit') return 'Not sent: hourly limit reached.'
  const accepted = deliveredAt > 0 ? `Accepted ${timeText(deliveredAt)}.` : ''
  if (!lastError) return accepted || 'Not sent yet.'
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  const until = Math.max(time, askedAt) + retriedMs
  const next =
    until > now ? `It will be retried until ${timeText(until)}.` : 'It won’t be retried automatically.'
  if (lastError === 'not-set')
    return `${accepted} Not sent: HAND_OVER_URL or HAND_OVER_SECRET is missing. ${next}`.trim()
  return accepted
    ? `${accepted} Not accepted again: ${lastError}. ${next}`
    : `Not accepted: ${tried}, last error ${lastError}. ${next}`
}
