import {Box, Button, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {type ComponentProps, useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react'
import {useRouter, useRouterState} from 'sanity/router'
import {ActionButton} from '../../ui/action-button.tsx'
import {downloadCsv} from '../../ui/download-csv.ts'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import type {InboxConnection} from './connection.ts'
import {errorMessage} from './error-message.ts'
import {InboxFilter} from './inbox-filter.tsx'
import {InquiryCache} from './inquiry-cache.ts'
import {InquiryDetail} from './inquiry-detail.tsx'
import {assigneesOf, type Criteria, everything, findInquiries, isUndelivered} from './inquiry-filter.ts'
import {InquiryRows, rowId} from './inquiry-rows.tsx'
import {toCsv} from './to-csv.ts'

const pageSize = 50
/** Shows only from 900 px, the fourth breakpoint of Sanity UI. */
const wideOnly: ComponentProps<typeof Box>['display'] = ['none', 'none', 'none', 'block']

/** Lists inquiries with a search and filters, and shows the open one next to them. */
export function InboxView({connection}: {connection: InboxConnection}) {
  const [criteria, setCriteria] = useState<Criteria>(everything)
  const [shown, setShown] = useState(pageSize)
  const {problem, attempt} = useAttempt(errorMessage, {isInline: true})
  const {cache, refreshes, now} = useInquiryCache(connection)
  const {inquiries, isComplete, isLoading, error} = useSyncExternalStore(cache.subscribe, cache.snapshot)
  const opened = useRouterState((state) => state.inquiry as string | undefined) // the one parameter of the tool's route
  const {navigate} = useRouter()
  const last = useRef(opened)
  useEffect(() => {
    // The inquiry had the focus.
    if (!opened && last.current) document.getElementById(rowId(last.current))?.focus()
    last.current = opened
  }, [opened])

  const found = useMemo(() => {
    const all = findInquiries(inquiries, criteria)
    return {
      due: all.filter((inquiry) => isUndelivered(inquiry, now)),
      others: all.filter((inquiry) => !isUndelivered(inquiry, now)),
    }
  }, [inquiries, criteria, now])
  const count = found.due.length + found.others.length
  useEffect(() => {
    if (count < shown && !isComplete && !isLoading && error === undefined) cache.more()
  }, [count, shown, isComplete, isLoading, error, cache])

  const choose = (change: Partial<Criteria>) => {
    setCriteria({...criteria, ...change})
    setShown(pageSize)
  }
  const exportFound = () =>
    attempt(async () => {
      const all = findInquiries(await cache.all(), criteria)
      downloadCsv('inquiries', toCsv(all, await connection.inbox.notesOf(all)))
    })
  const isFiltered = Object.values(criteria).some((value) => value.trim() !== '') || criteria.assignee !== ''
  const select = (id: string) => navigate({inquiry: id})

  const list = (
    <>
      <Card padding={3} borderBottom>
        <Stack gap={2}>
          <InboxFilter
            criteria={criteria}
            assignees={assigneesOf(inquiries)}
            canExport={count > 0}
            // A search needs all inquiries, so they load while the editor types.
            onSearch={() => cache.all().catch(() => {})}
            onChange={choose}
            onExport={exportFound}
          />
          <Flex gap={2} align="center" role="status" style={{minHeight: 21}}>
            {isLoading && <Spinner muted size={0} />}
            {(isComplete || inquiries.length > 0) && (
              <Note>
                {count} {isFiltered ? 'found' : count === 1 ? 'inquiry' : 'inquiries'}
                {isComplete ? '' : ` in the newest ${inquiries.length.toLocaleString('en-US')}`}
              </Note>
            )}
          </Flex>
        </Stack>
      </Card>
      {(error !== undefined || problem) && (
        <ProblemCard problem={problem ?? errorMessage(error)} onRetry={() => cache.refresh()} />
      )}
      <Box flex={1} overflow="auto" padding={2} style={{minHeight: 0}}>
        <InquiryRows
          title={`Office not emailed · ${found.due.length}`}
          inquiries={found.due.slice(0, shown)}
          {...{opened, select, now}}
        />
        <InquiryRows
          title={found.due.length > 0 ? `All others · ${found.others.length}` : undefined}
          inquiries={found.others.slice(0, Math.max(0, shown - found.due.length))}
          {...{opened, select, now}}
        />
        {count > shown && (
          <Flex justify="center" padding={3}>
            <Button
              mode="ghost"
              text={`Show more (${(count - shown).toLocaleString('en-US')}${isComplete ? '' : ' or more'})`}
              onClick={() => setShown(shown + pageSize)}
            />
          </Flex>
        )}
        {count === 0 && isComplete && <NothingFound isFiltered={isFiltered} />}
      </Box>
      {connection.signOut && (
        <Card padding={2} borderTop>
          <Flex align="center" gap={3}>
            <Box flex={1} paddingLeft={2}>
              <Note>{connection.inbox.author}</Note>
            </Box>
            <ActionButton mode="bleed" text="Sign out" onClick={() => connection.signOut?.()} />
          </Flex>
        </Card>
      )}
    </>
  )
  return (
    <Flex height="fill" style={{minHeight: 0}}>
      {/* On a narrow screen the open inquiry replaces the list. */}
      <Box flex={3} height="fill" display={opened ? wideOnly : 'block'} style={{minWidth: 0}}>
        <Flex direction="column" height="fill">
          {list}
        </Flex>
      </Box>
      {opened ? (
        <InquiryDetail
          key={opened}
          id={opened}
          inquiry={inquiries.find(({id}) => id === opened)}
          assignees={assigneesOf(inquiries)}
          onClose={() => navigate({})}
          {...{connection, cache, refreshes, now}}
        />
      ) : (
        <Box flex={3} display={wideOnly}>
          <Flex align="center" justify="center" height="fill">
            <Note>Choose an inquiry to read it.</Note>
          </Flex>
        </Box>
      )}
    </Flex>
  )
}

/** Returns a cache that is kept up to date, the number of its refreshes, and the time in epoch milliseconds, for which nothing is read. */
export function useInquiryCache(connection: InboxConnection) {
  const cache = useMemo(() => new InquiryCache(connection.inbox), [connection])
  const [now, setNow] = useState(Date.now)
  const [refreshes, setRefreshes] = useState(0)
  useEffect(() => {
    const refresh = () => {
      setNow(Date.now())
      setRefreshes((last) => last + 1)
      cache.refresh()
    }
    refresh()
    return connection.watch(refresh)
  }, [cache, connection])
  // Notifications become overdue without a change of the inquiry.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return {cache, refreshes, now}
}

function NothingFound({isFiltered}: {isFiltered: boolean}) {
  return (
    <Card padding={5}>
      <Stack gap={3}>
        <Text align="center" weight="medium">
          {isFiltered ? 'No inquiry matches' : 'No inquiries yet'}
        </Text>
        <Text align="center" size={1} muted>
          {isFiltered
            ? 'Use fewer search terms, or show all statuses.'
            : 'Messages from the contact form appear here immediately.'}
        </Text>
      </Stack>
    </Card>
  )
}
