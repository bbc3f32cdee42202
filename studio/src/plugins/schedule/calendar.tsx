import {ChevronLeftIcon} from '@sanity/icons/ChevronLeft'
import {ChevronRightIcon} from '@sanity/icons/ChevronRight'
import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import {addDays} from '@upline/domain/dates/date.ts'
import {type CSSProperties, useState} from 'react'
import {IntentLink} from 'sanity/router'
import type {CalendarEntry} from './calendar-entries.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const shownEntries = 3

const cell: CSSProperties = {
  height: 76,
  padding: '8px 6px',
  verticalAlign: 'top',
  border: '1px solid var(--card-border-color)',
}

interface CalendarProps {
  /** YYYY-MM-DD */
  today: string
  entries: readonly CalendarEntry[]
}

/** Renders a month. Each entry links to its document or release. */
export function Calendar({today, entries}: CalendarProps) {
  const [month, setMonth] = useState(today.slice(0, 7))
  const title = new Date(`${month}-01T12:00:00`).toLocaleDateString('en-US', {month: 'long', year: 'numeric'})
  return (
    <Stack gap={3}>
      <Flex align="center" gap={2}>
        <Button
          mode="bleed"
          icon={ChevronLeftIcon}
          aria-label="Previous month"
          onClick={() => setMonth(addDays(`${month}-01`, -1).slice(0, 7))}
        />
        <Box flex={1}>
          <Text as="h2" size={2} weight="semibold" align="center" aria-live="polite">
            {title}
          </Text>
        </Box>
        <Button
          mode="bleed"
          icon={ChevronRightIcon}
          aria-label="Next month"
          onClick={() => setMonth(addDays(`${month}-01`, 31).slice(0, 7))}
        />
      </Flex>
      <table aria-label={title} style={{width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse'}}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" style={{paddingBottom: 8}}>
                <Text size={0} muted align="center">
                  {name}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} style={{...cell, opacity: date.startsWith(month) ? 1 : 0.6}}>
                  <Day
                    date={date}
                    isToday={date === today}
                    entries={entries.filter((entry) => entry.date === date)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

function Day({date, isToday, entries}: {date: string; isToday: boolean; entries: readonly CalendarEntry[]}) {
  return (
    <Stack gap={2}>
      <Text size={1} weight={isToday ? 'bold' : 'regular'}>
        {Number(date.slice(8))}
      </Text>
      {isToday && <Text size={0}>today</Text>}
      {entries.slice(0, shownEntries).map(({key, label, title, intent}) => (
        <Text key={key} size={0} textOverflow="ellipsis">
          <IntentLink intent={intent.name} params={intent.params} title={`${label} ${title}`}>
            {label} {title}
          </IntentLink>
        </Text>
      ))}
      {entries.length > shownEntries && (
        <Text size={0} muted>
          and {entries.length - shownEntries} more
        </Text>
      )}
    </Stack>
  )
}

/** Returns the weeks (Sunday to Saturday) of a month (YYYY-MM), with dates of the months before and after. */
function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -new Date(first).getUTCDay())
  const weeks = Array.from({length: 6}, (_, week) =>
    Array.from({length: 7}, (_, day) => addDays(start, 7 * week + day)),
  )
  return weeks.filter((week) => week.some((date) => date.startsWith(month)))
}
