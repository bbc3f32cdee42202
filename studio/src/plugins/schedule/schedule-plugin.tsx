import {getPublishedId} from '@sanity/client/csm'
import {CalendarIcon} from '@sanity/icons/Calendar'
import {Box, Flex, Heading, Stack, Text} from '@sanity/ui'
import {titleOf} from '@upline/domain/content/stored-document.ts'
import {actionLabels, type Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {singletonTypes} from '@upline/editorial/documents/singletons.ts'
import {formatTime, localTime, timeZoneNote} from '@upline/editorial/schedules/browser-time.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {type DocumentActionComponent, type DocumentBadgeComponent, definePlugin} from 'sanity'
import {DocumentRow} from '../../ui/document-row.tsx'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {useQuestions} from '../../ui/use-questions.tsx'
import {Calendar} from './calendar.tsx'
import {calendarEntries, useComing} from './calendar-entries.ts'
import {askSchedule} from './schedule-form.tsx'
import {ScheduleList} from './schedule-list.tsx'
import {useSchedules} from './use-schedules.ts'

/** Publishes and takes down documents at a time, on every plan of Sanity. Singletons can't be scheduled. */
export const schedulePlugin = definePlugin({
  name: 'upline-schedule',
  tools: [{name: 'schedule', title: 'Schedule', icon: CalendarIcon, component: ScheduleTool}],
  document: {
    actions: (actions, {schemaType}) =>
      singletonTypes.has(schemaType) ? actions : actions.toSpliced(1, 0, ScheduleAction),
    badges: (badges, {schemaType}) => (singletonTypes.has(schemaType) ? badges : [...badges, ScheduleBadge]),
  },
})

/** “Schedule…” in a document's menu. */
const ScheduleAction: DocumentActionComponent = ({id, type, draft, published, version}) => {
  const {ask, dialog} = useQuestions()
  // A release has its own time.
  if (version) return null
  const exists = draft !== null || published !== null
  return {
    label: 'Schedule…',
    icon: CalendarIcon,
    disabled: !exists,
    title: exists ? 'Choose when it is published and taken down' : 'Enter some content first',
    onHandle: () => void askSchedule(ask, getPublishedId(id), type),
    dialog,
  }
}
ScheduleAction.displayName = 'ScheduleAction'

/** Shows when a document is published or taken down, or why that failed. */
const ScheduleBadge: DocumentBadgeComponent = ({id}) => {
  const own = (useSchedules() ?? []).filter(({documentId}) => documentId === getPublishedId(id))
  const failed = own.find(({state}) => state === 'failed')
  if (failed) return {label: 'Schedule failed', title: failed.note ?? '', color: 'danger', icon: CalendarIcon}
  const waiting = own.filter(({state}) => state === 'waiting').sort((a, b) => (a.at < b.at ? -1 : 1))
  if (waiting.length === 0) return null
  return {
    label: waiting.map(({action, at}) => `${actionLabels[action].verb} ${formatTime(at)}`).join(', '),
    title: 'Choose “Schedule…” in the menu next to Publish to change or cancel it.',
    color: 'primary',
    icon: CalendarIcon,
  }
}

/** Number of finished schedules in the list. */
const maxDone = 50

function ComingList({releases, versions}: ReturnType<typeof useComing>) {
  return (
    <>
      {releases.length > 0 && (
        <Stack as="section" gap={3} aria-label="Releases">
          <Text as="h2" size={1} weight="semibold">
            Releases
          </Text>
          <List>
            {releases.map(({_id, title, at}) => (
              <DocumentRow
                key={_id}
                id={_id}
                type="system.release"
                title={title ?? 'Untitled release'}
                notes={[`Runs ${formatTime(at)}`]}
              />
            ))}
          </List>
        </Stack>
      )}
      {versions.length > 0 && (
        <Stack as="section" gap={3} aria-label="Taking effect">
          <Text as="h2" size={1} weight="semibold">
            Taking effect
          </Text>
          <List>
            {versions.map((version) => (
              <DocumentRow
                key={version._id}
                id={getPublishedId(version._id)}
                type={version._type}
                title={titleOf(version)}
                notes={[
                  `Begins on ${formatDate(String(version.effectiveFrom))}`,
                  version._id !== getPublishedId(version._id) && 'not published yet',
                ]}
              />
            ))}
          </List>
        </Stack>
      )}
    </>
  )
}

/** Shows all schedules, releases and first days as a month and as lists. */
function ScheduleTool() {
  const schedules = useSchedules()
  const coming = useComing()
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
          <Note>Times are in {timeZoneNote([])}</Note>
        </Flex>
        <Calendar
          today={localTime(new Date().toISOString()).slice(0, 10)}
          entries={calendarEntries(inOrder, coming)}
        />
        <ScheduleList title="Failed" schedules={of('failed')} />
        <ScheduleList
          title="Upcoming"
          schedules={of('waiting')}
          empty="No document is scheduled. Open one and choose “Schedule…” in the menu next to Publish."
        />
        <ComingList {...coming} />
        <ScheduleList title="Done" schedules={of('done', 'skipped').reverse().slice(0, maxDone)} />
      </Stack>
    </Box>
  )
}
