import {CalendarIcon} from '@sanity/icons/Calendar'
import {Box, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {localTime, timeZoneName} from './browser-time.ts'
import {Calendar} from './calendar.tsx'
import type {Schedule} from './schedule-document.ts'
import {ScheduleList} from './schedule-list.tsx'
import {useSchedules} from './use-schedules.ts'

/** Number of finished schedules in the list. */
const maxDone = 50

/** Shows all schedules as a month and as a list. */
export function ScheduleTool() {
  const schedules = useSchedules()
  if (!schedules) return <Loading />
  const inOrder = schedules.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const of = (...states: Schedule['state'][]) => inOrder.filter(({state}) => states.includes(state))
  return (
    <Box height="fill" overflow="auto" padding={4}>
      <Stack gap={5} style={{maxWidth: 960, margin: '0 auto'}}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Heading as="h1" size={1}>
              Schedule
            </Heading>
          </Box>
          <Note>Times are in {timeZoneName()}</Note>
        </Flex>
        {schedules.length === 0 ? (
          <NothingScheduled />
        ) : (
          <>
            <Calendar
              today={localTime(new Date().toISOString()).slice(0, 10)}
              entriesOf={(date) => inOrder.filter(({at}) => localTime(at).startsWith(date))}
            />
            <ScheduleList title="Failed" schedules={of('failed')} />
            <ScheduleList title="Upcoming" schedules={of('waiting')} empty="Nothing scheduled." />
            <ScheduleList title="Done" schedules={of('done', 'skipped').reverse().slice(0, maxDone)} />
          </>
        )}
      </Stack>
    </Box>
  )
}

function NothingScheduled() {
  return (
    <Card padding={6} radius={3} border>
      <Flex direction="column" align="center" gap={4}>
        <Text size={4} muted>
          <CalendarIcon />
        </Text>
        <Text size={2} weight="medium">
          Nothing is scheduled
        </Text>
        <Text size={1} muted align="center">
          Open a page, an article or any other document, and choose “Schedule…” in the menu beside Publish.
          Scheduled documents appear here.
        </Text>
      </Flex>
    </Card>
  )
}
