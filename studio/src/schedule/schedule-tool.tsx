import {CalendarIcon} from '@sanity/icons/Calendar'
import {Box, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {clockAt} from '@upline/domain/dates/zoned-time.ts'
import {useState} from 'react'
import {ActionButton} from '../ui/action-button.tsx'
import {Loading} from '../ui/loading.tsx'
import {Note} from '../ui/note.tsx'
import {browserTimeZone, zoneName} from './browser-time.ts'
import {Calendar} from './calendar.tsx'
import type {Schedule} from './schedule-document.ts'
import {ScheduleList} from './schedule-list.tsx'
import {useSchedules} from './use-schedules.ts'

/** Number of finished schedules in the list. */
const maxDone = 50

/** Shows all schedules as a month and as a list. */
export function ScheduleTool() {
  const schedules = useSchedules()
  const [day, setDay] = useState<string>()
  if (!schedules) return <Loading />
  const timeZone = browserTimeZone()
  const dateOf = ({at}: Schedule) =>
    Number.isNaN(Date.parse(at)) ? '' : clockAt(timeZone, Date.parse(at)).date
  const inOrder = [...schedules].sort((a, b) => (a.at < b.at ? -1 : 1))
  const shown = day ? inOrder.filter((schedule) => dateOf(schedule) === day) : inOrder
  const of = (...states: Schedule['state'][]) => shown.filter(({state}) => states.includes(state))
  return (
    <Box height="fill" overflow="auto" padding={4}>
      <Stack gap={5} style={{maxWidth: 960, margin: '0 auto'}}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Heading as="h1" size={1}>
              Schedule
            </Heading>
          </Box>
          <Note>Times are in {zoneName(timeZone, Date.now())}</Note>
        </Flex>
        {schedules.length === 0 ? (
          <NothingScheduled />
        ) : (
          <>
            <Calendar
              today={clockAt(timeZone, Date.now()).date}
              selected={day}
              entriesOf={(date) => inOrder.filter((schedule) => dateOf(schedule) === date)}
              onSelect={(next) => setDay(next === day ? undefined : next)}
            />
            {day && (
              <Flex align="center" gap={3}>
                <Text size={1} weight="medium">
                  {new Date(`${day}T12:00:00`).toLocaleDateString('en-US', {dateStyle: 'full'})}
                </Text>
                <ActionButton mode="bleed" text="Show all dates" onClick={() => setDay(undefined)} />
              </Flex>
            )}
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
