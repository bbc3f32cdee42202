import {ChevronLeftIcon} from '@sanity/icons/ChevronLeft'
import {ChevronRightIcon} from '@sanity/icons/ChevronRight'
import {Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {type KeyboardEvent, useRef, useState} from 'react'
import {addMonths, dateAfterKey, weeksOf} from './month.ts'
import {actionLabels, type Schedule} from './schedule-document.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const shownEntries = 2

interface CalendarProps {
  today: string
  selected: string | undefined
  entriesOf: (day: string) => readonly Schedule[]
  onSelect: (day: string) => void
}

/** Renders a month. Arrow keys move by day and week, Page Up and Page Down by month; Enter selects a date. */
export function Calendar({today, selected, entriesOf, onSelect}: CalendarProps) {
  const [focused, setFocused] = useState(selected ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const month = new Date(`${focused}T12:00:00`).toLocaleDateString('en-US', {month: 'long', year: 'numeric'})
  const move = (day: string) => {
    setFocused(day)
    // The date may be in a month that renders now.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateAfterKey(focused, event.key)
    if (!next) return
    event.preventDefault()
    move(next)
  }
  return (
    <Stack gap={3}>
      <Flex align="center" gap={2}>
        <Button
          mode="bleed"
          icon={ChevronLeftIcon}
          aria-label="Previous month"
          onClick={() => setFocused(addMonths(focused, -1))}
        />
        <Box flex={1}>
          <Text as="h2" size={2} weight="semibold" align="center" aria-live="polite">
            {month}
          </Text>
        </Box>
        <Button
          mode="bleed"
          icon={ChevronRightIcon}
          aria-label="Next month"
          onClick={() => setFocused(addMonths(focused, 1))}
        />
      </Flex>
      <table
        ref={grid}
        aria-label={month}
        onKeyDown={onKeyDown}
        style={{width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse'}}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <Text size={0} muted align="center">
                  {name}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} style={{padding: 0, height: 76, border: '1px solid var(--card-border-color)'}}>
                  <DayButton
                    day={day}
                    isOther={day.slice(0, 7) !== focused.slice(0, 7)}
                    isToday={day === today}
                    isSelected={day === selected}
                    isFocused={day === focused}
                    entries={entriesOf(day)}
                    onClick={() => {
                      setFocused(day)
                      onSelect(day)
                    }}
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

interface DayButtonProps {
  day: string
  isOther: boolean
  isToday: boolean
  isSelected: boolean
  isFocused: boolean
  entries: readonly Schedule[]
  onClick: () => void
}

function DayButton({day, isOther, isToday, isSelected, isFocused, entries, onClick}: DayButtonProps) {
  const date = new Date(`${day}T12:00:00`).toLocaleDateString('en-US', {dateStyle: 'long'})
  const count = entries.length === 0 ? 'nothing scheduled' : `${entries.length} scheduled`
  return (
    <Card
      as="button"
      type="button"
      data-day={day}
      aria-label={`${date}${isToday ? ', today' : ''}: ${count}`}
      aria-pressed={isSelected}
      tabIndex={isFocused ? 0 : -1}
      padding={2}
      tone={
        entries.some(({state}) => state === 'failed')
          ? 'critical'
          : entries.length > 0
            ? 'primary'
            : 'default'
      }
      selected={isSelected}
      onClick={onClick}
      style={{
        width: '100%',
        height: '100%',
        textAlign: 'left',
        verticalAlign: 'top',
        opacity: isOther ? 0.6 : 1,
      }}
    >
      <Flex direction="column" gap={2} height="fill">
        <Text size={1} weight={isToday ? 'bold' : 'regular'}>
          {Number(day.slice(8))}
          {isToday && ' · today'}
        </Text>
        {entries.slice(0, shownEntries).map(({_id, action, title}) => (
          <Text key={_id} size={0} textOverflow="ellipsis">
            {actionLabels[action]?.verb} {title}
          </Text>
        ))}
        {entries.length > shownEntries && (
          <Text size={0} muted>
            and {entries.length - shownEntries} more
          </Text>
        )}
      </Flex>
    </Card>
  )
}
