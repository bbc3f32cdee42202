import {Flex, Heading, Stack, Text, TextInput} from '@sanity/ui'
import {titleOf} from '@upline/domain/content/stored-document.ts'
import {isDate} from '@upline/domain/dates/date.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {effectMutations, releaseMutations} from '@upline/editorial/checks/effect-mutations.ts'
import type {Planning} from '@upline/editorial/checks/plan-publish.ts'
import type {Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {planAt} from '@upline/editorial/schedules/plan.ts'
import {checkPeriods} from '@upline/schemas/health/check-periods.ts'
import {readContent} from '@upline/schemas/health/content.ts'
import {model} from '@upline/schemas/health/model.ts'
import {useEffect, useId, useMemo, useRef, useState} from 'react'
import {type PreviewHeaderProps, usePresentationNavigate, usePresentationParams} from 'sanity/presentation'
import {ActionButton} from '../../ui/action-button.tsx'
import {type ContentSnapshot, useContent, withoutVersions} from '../../ui/content-feed.ts'
import {DocumentRow} from '../../ui/document-row.tsx'
import {Effect} from '../../ui/effect/effect.tsx'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Modal} from '../../ui/modal.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {hasArchive} from '../../ui/site-url.ts'

// The base of relative addresses: the page reports absolute addresses.
const site = 'http://site'

/** Adds a date to the preview's header: the preview shows the site as of that date, a past one as visitors got it. */
export function DateBar(props: PreviewHeaderProps) {
  const {preview} = usePresentationParams()
  const navigate = usePresentationNavigate()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = new URL(preview || '/', site).searchParams.get('date')
  const date = dateOf(shown)
  // A moment of today is past, too.
  const isPast = date !== undefined && (date !== shown || date < siteDate())
  const showToday = () => {
    setChosen(siteDate())
    // The button is about to leave.
    field.current?.focus()
  }
  // While a year is typed it begins with zeros.
  const wanted = isDate(chosen) && chosen >= '2000' ? chosen : undefined

  // Navigates again when the page reports another date, because a page that is still loading misses the first message.
  useEffect(() => {
    if (!wanted) return
    const url = new URL(preview || '/', site)
    const isReported = url.origin !== site
    if (wanted === (shown ?? siteDate())) {
      if (isReported) setChosen(undefined)
      return
    }
    if (wanted === siteDate()) url.searchParams.delete('date')
    else url.searchParams.set('date', wanted)
    navigate(`${url.pathname}${url.search}${url.hash}`)
  }, [wanted, shown, preview, navigate])

  return (
    <Stack flex={1} gap={2}>
      {props.renderDefault(props)}
      <Flex align="center" gap={2} wrap="wrap" paddingX={3}>
        <Text as="label" size={1} htmlFor={id}>
          Site as of
        </Text>
        <TextInput
          id={id}
          ref={field}
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          fontSize={1}
          padding={2}
          value={chosen ?? date ?? siteDate()}
          onChange={({currentTarget}) => setChosen(currentTarget.value)}
          onBlur={() => setChosen(wanted)}
        />
        {date && <ActionButton mode="ghost" text="Today" onClick={showToday} />}
        {date && !isPast && <ActionButton mode="ghost" text="What differs" onClick={() => setOpen(true)} />}
        {isPast && (
          <Note>
            {hasArchive
              ? 'As visitors saw it'
              : 'Drafts with the figures of that date. The archive of a hosted site is in its storage bucket.'}
          </Note>
        )}
      </Flex>
      {isOpen && date && <DateDialog date={date} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

/** Returns the date of a previewed address, which is a date, or a moment such as `2026-10-15T18:30:00.000Z` of the archive. */
function dateOf(shown: string | null): string | undefined {
  const isMoment = shown?.endsWith('Z') && !Number.isNaN(Date.parse(shown))
  const date = shown && isMoment ? siteDate(new Date(shown)) : shown
  return isDate(date) ? date : undefined
}

interface DateDialogProps {
  /** YYYY-MM-DD */
  date: string
  onClose: () => void
}

/** Lists what differs on a date: content that expires without a successor, and what visitors then get, schedules included. */
function DateDialog({date, onClose}: DateDialogProps) {
  const {content, hasFailed, retry} = useContent()
  const expiring = useMemo(() => content && expiringIn(content, date), [content, date])
  return (
    <Modal id="date" header={`The site on ${date}`} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Heading as="h2" size={1}>
          Expiring with no newer version
        </Heading>
        {hasFailed && (
          <ProblemCard problem="The content could not be read. Check the connection." onRetry={retry} />
        )}
        {!expiring && !hasFailed && <Loading />}
        {expiring?.length === 0 && <Note>Everything that expires by then has a newer version.</Note>}
        <List label="Expiring with no newer version">
          {expiring?.map(({document, message}) => (
            <DocumentRow
              key={document._id}
              id={document._id}
              type={document._type}
              title={titleOf(document)}
              notes={[message]}
            />
          ))}
        </List>
        <Heading as="h2" size={1}>
          What visitors see then, compared with today
        </Heading>
        <Effect mutations={(planning) => dueMutations(planning, date)} date={date} revision={date} />
      </Stack>
    </Modal>
  )
}

/** Returns published content that is over on the date, with a message for the editor. */
function expiringIn({documents}: ContentSnapshot, date: string) {
  const content = readContent({documents: withoutVersions(documents), assets: undefined, model, today: date})
  return content.documents.flatMap((document) =>
    Array.from(checkPeriods(document, content), ({message}) => ({document, message})),
  )
}

/** Returns the mutations of all schedules and scheduled releases until the date. */
async function dueMutations(planning: Planning, date: string) {
  const {schedules, releases} = await planning.client.fetch<{
    schedules: Schedule[]
    releases: {name: string; at: string}[]
  }>(
    `{
      "schedules": *[_type == "schedule" && state == "waiting"],
      "releases": *[_type == "system.release" && state == "scheduled"]{name, "at": publishAt}
    }`,
    {},
    {perspective: 'raw', tag: 'schedules'},
  )
  // Includes schedules on the date itself, in the time zone of the site.
  const isUntil = ({at}: {at: string}) => siteDate(new Date(at)) <= date
  const {due} = planAt(schedules.filter(isUntil), Number.POSITIVE_INFINITY)
  const ids = (action: Schedule['action']) =>
    due.flatMap((schedule) => (schedule.action === action ? [schedule.documentId] : []))
  return [
    ...(await effectMutations(planning, ids('publish'), 'publish')),
    ...(await effectMutations(planning, ids('takeDown'), 'takeDown')),
    ...(await Promise.all(releases.filter(isUntil).map(({name}) => releaseMutations(planning, name)))).flat(),
  ]
}
