import {Badge, Box, Card, Flex, Stack, Text} from '@sanity/ui'
import type {InquiryStatus} from '@upline/domain/inquiry/status.ts'
import {Note} from '../../ui/note.tsx'
import type {Inquiry} from './inquiry.ts'

const statusTone = {
  new: 'primary',
  contacted: 'caution',
  contracted: 'positive',
  closed: 'default',
} as const satisfies Record<InquiryStatus, string>

interface InquiryRowsProps {
  title?: string | undefined
  inquiries: readonly Inquiry[]
  opened: string | undefined
  select: (id: string) => void
  /** Epoch milliseconds. */
  now: number
}

export const rowId = (inquiryId: string) => `inquiry-row-${inquiryId}`

/** Renders inquiries as buttons that open them. */
export function InquiryRows({title, inquiries, opened, select, now}: InquiryRowsProps) {
  if (inquiries.length === 0) return null
  return (
    <Stack gap={2} paddingBottom={3}>
      {title && (
        <Box padding={2} paddingBottom={1}>
          <Text as="h2" size={1} weight="semibold">
            {title}
          </Text>
        </Box>
      )}
      <Stack as="ul" gap={1}>
        {inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <Card
              as="button"
              id={rowId(inquiry.id)}
              padding={3}
              radius={2}
              tone={inquiry.id === opened ? 'primary' : 'default'}
              pressed={inquiry.id === opened}
              aria-current={inquiry.id === opened}
              onClick={() => select(inquiry.id)}
              style={{width: '100%', textAlign: 'left'}}
            >
              <InquiryRow inquiry={inquiry} now={now} />
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function InquiryRow({inquiry, now}: {inquiry: Inquiry; now: number}) {
  const {name, message, details, status, assignee, suspect, receivedAt} = inquiry
  return (
    <Stack gap={2}>
      <Flex gap={3} align="center">
        <Box flex={1} style={{minWidth: 0}}>
          <Text size={1} weight="medium" textOverflow="ellipsis">
            {name}
          </Text>
        </Box>
        <Note>{shortTime(receivedAt, now)}</Note>
      </Flex>
      <Text size={1} muted textOverflow="ellipsis">
        {/* Without own text there are answers, which come first. */}
        {message.replaceAll('\n', ' ') || details[0]?.[1]}
      </Text>
      <Flex gap={2} align="center">
        <Badge tone={statusTone[status]} fontSize={0}>
          {status}
        </Badge>
        {suspect && (
          <Badge tone="critical" fontSize={0}>
            possible spam
          </Badge>
        )}
        {assignee && (
          <Text size={0} muted textOverflow="ellipsis">
            {assignee}
          </Text>
        )}
      </Flex>
    </Stack>
  )
}

/** Formats a time of today as a time, and others as a date. */
function shortTime(time: number, now: number): string {
  if (time === 0) return ''
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat('en-US', isToday ? {timeStyle: 'short'} : {dateStyle: 'medium'}).format(time)
}
