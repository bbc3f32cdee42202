import {Box, Button, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useEffect, useMemo, useState} from 'react'
import {useRouter, useRouterState} from 'sanity/router'
import {downloadCsv} from '../csv/download-csv.ts'
import {ProblemCard} from '../ui/problem-card.tsx'
import type {InboxConnection} from './connection.ts'
import {errorText} from './error-text.ts'
import {InboxFilter} from './inbox-filter.tsx'
import {InquiryDetail} from './inquiry-detail.tsx'
import {assigneesOf, type Criteria, everything, findInquiries, isUndelivered} from './inquiry-filter.ts'
import {InquiryRows} from './inquiry-rows.tsx'
import {toCsv} from './to-csv.ts'
import {useInquiries} from './use-inquiries.ts'

const rowsAtOnce = 50

/** The list of inquiries with search and filters, beside it the one that is open. */
export function InboxView({connection}: {connection: InboxConnection}) {
  const [criteria, setCriteria] = useState<Criteria>(everything)
  const [shown, setShown] = useState(rowsAtOnce)
  const [problem, setProblem] = useState<string>()
  const {cache, loaded, now} = useInquiries(connection)
  const {inquiries, isComplete, isLoading, error} = loaded
  const opened = useRouterState((state) => state.inquiry as string | undefined) // the one parameter of the tool's route
  const {navigate} = useRouter()

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
    setShown(rowsAtOnce)
  }
  const exportFound = async () => {
    try {
      const all = findInquiries(await cache.all(), criteria)
      downloadCsv('inquiries', toCsv(all))
      setProblem(undefined)
    } catch (failure) {
      setProblem(errorText(failure))
    }
  }
  const isFiltered = Object.values(criteria).some((value) => value.trim() !== '') || criteria.assignee !== ''
  const select = (id: string) => navigate({inquiry: id})

  return (
    <Flex height="fill" style={{minHeight: 0}}>
      <Flex
        direction="column"
        flex={1}
        style={{minWidth: 0, maxWidth: 560}}
        // On a narrow screen the open inquiry takes the place of the list.
        className={opened ? 'inbox-list inbox-list-behind' : 'inbox-list'}
      >
        <style>{'@media (max-width: 899px) { .inbox-list-behind { display: none !important } }'}</style>
        <Card padding={3} borderBottom>
          <Stack gap={2}>
            <InboxFilter
              criteria={criteria}
              assignees={assigneesOf(inquiries)}
              canExport={count > 0}
              // A search looks through all: they are read while it is typed.
              onSearch={() => cache.all().catch(() => {})}
              onChange={choose}
              onExport={exportFound}
            />
            <Flex gap={2} align="center" role="status" style={{minHeight: 21}}>
              {isLoading && <Spinner muted size={0} />}
              <Text size={1} muted>
                {count} {isFiltered ? 'found' : count === 1 ? 'inquiry' : 'inquiries'}
                {isComplete ? '' : ` in the newest ${inquiries.length.toLocaleString('en-US')}`}
              </Text>
            </Flex>
          </Stack>
        </Card>
        {(error !== undefined || problem) && (
          <ProblemCard problem={problem ?? errorText(error)} onRetry={() => cache.refresh()} />
        )}
        <Box flex={1} overflow="auto" padding={2} style={{minHeight: 0}}>
          <InquiryRows
            title={`Office not notified · ${found.due.length}`}
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
                onClick={() => setShown(shown + rowsAtOnce)}
              />
            </Flex>
          )}
          {count === 0 && isComplete && <NothingFound isFiltered={isFiltered} />}
        </Box>
        {connection.signOut && (
          <Card padding={2} borderTop>
            <Flex align="center" gap={3}>
              <Box flex={1} paddingLeft={2}>
                <Text size={1} muted>
                  {connection.inbox.author}
                </Text>
              </Box>
              <Button
                mode="bleed"
                fontSize={1}
                padding={2}
                text="Sign out"
                onClick={() => connection.signOut?.()}
              />
            </Flex>
          </Card>
        )}
      </Flex>
      {opened ? (
        <InquiryDetail
          key={opened}
          id={opened}
          inquiry={inquiries.find(({id}) => id === opened)}
          assignees={assigneesOf(inquiries)}
          close={() => navigate({})}
          {...{connection, cache, now}}
        />
      ) : (
        <Flex flex={2} align="center" justify="center" className="inbox-list-behind">
          <Text muted size={1}>
            Choose an inquiry to read it.
          </Text>
        </Flex>
      )}
    </Flex>
  )
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
            ? 'Search for fewer words, or choose every status.'
            : 'What a visitor sends with the contact form appears here at once.'}
        </Text>
      </Stack>
    </Card>
  )
}
