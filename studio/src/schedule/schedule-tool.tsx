import {CalendarIcon} from '@sanity/icons/Calendar'
import {Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {Waiting} from '../ui/waiting.tsx'
import {Calendar} from './calendar.tsx'
import type {Day} from './month.ts'
import {ownZone} from './own-time.ts'
import type {Schedule} from './schedule-document.ts'
import {ScheduleList} from './schedule-list.tsx'
import {useSchedules} from './use-schedules.ts'
import {clockAt, zoneName} from './zoned-time.ts'

/** What was carried out stays on the list, as many as these. */
const shownDone = 50

/** What is scheduled, as a month and as a list. */
export function ScheduleTool() {
  const schedules = useSchedules()
  const [day, setDay] = useState<Day>()
  if (!schedules) return <Waiting />
  const timeZone = ownZone()
  const dayOf = ({at}: Schedule) =>
    Number.isNaN(Date.parse(at)) ? '' : clockAt(Date.parse(at), timeZone).date
  const inOrder = [...schedules].sort((a, b) => (a.at < b.at ? -1 : 1))
  const shown = day ? inOrder.filter((schedule) => dayOf(schedule) === day) : inOrder
  const of = (state: Schedule['state']) => shown.filter((schedule) => schedule.state === state)
  return (
    <Box height="fill" overflow="auto" padding={4}>
      <Stack gap={5} style={{maxWidth: 960, margin: '0 auto'}}>
        <Flex align="center" gap={3} wrap="wrap">
          <Box flex={1}>
            <Heading as="h1" size={1}>
              Schedule
            </Heading>
          </Box>
          <Text size={1} muted>
            Times are those of {zoneName(timeZone, Date.now())}
          </Text>
        </Flex>
        {schedules.length === 0 ? (
          <NothingScheduled />
        ) : (
          <>
            <Calendar
              today={clockAt(Date.now(), timeZone).date}
              selected={day}
              entriesOf={(date) => inOrder.filter((schedule) => dayOf(schedule) === date)}
              onSelect={(next) => setDay(next === day ? undefined : next)}
            />
            {day && (
              <Flex align="center" gap={3}>
                <Text size={1} weight="medium">
                  {new Date(`${day}T12:00:00`).toLocaleDateString('en-US', {dateStyle: 'full'})}
                </Text>
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text="Show all days"
                  onClick={() => setDay(undefined)}
                />
              </Flex>
            )}
            <ScheduleList title="Could not be done" schedules={of('failed')} />
            <ScheduleList title="To come" schedules={of('waiting')} empty="Nothing is to come." />
            <ScheduleList title="Done" schedules={of('done').reverse().slice(0, shownDone)} />
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
          What you schedule is listed here.
        </Text>
      </Flex>
    </Card>
  )
}
