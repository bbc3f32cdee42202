import {Card, Container, Heading, Stack} from '@sanity/ui'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import type {Row} from '@upline/schemas/health/check-content.ts'
import {createPlaceNames} from '@upline/schemas/health/place.ts'
import {checkTitles} from '@upline/schemas/health/problem.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {useEffect, useMemo, useState} from 'react'
import {List} from '../../ui/list.tsx'
import {Loading} from '../../ui/loading.tsx'
import {Note} from '../../ui/note.tsx'
import {ProblemCard} from '../../ui/problem-card.tsx'
import {useAttempt} from '../../ui/use-attempt.ts'
import {Group} from './group.tsx'
import {type Health, useHealth} from './health-context.ts'
import {IgnoreDialog} from './ignore-dialog.tsx'
import {ProblemRow, type ProblemRowProps} from './problem-row.tsx'
import {UnfoundGroups, type UseUnfound} from './unfound-groups.tsx'

/** Lists the problems of the content by check, what visitors did not find, then the known and the ignored problems. */
export function HealthTool({useUnfound}: {useUnfound: UseUnfound}) {
  const {health, hasFailed, watch, retry} = useHealth()
  useEffect(watch, [watch])
  const failed = health
    ? 'The content could not be read again, so this list may be outdated. Check the connection.'
    : 'The content could not be read. Check the connection.'
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} padding={4}>
        {hasFailed && <ProblemCard problem={failed} onRetry={retry} />}
        {health && <Problems health={health} useUnfound={useUnfound} />}
        {!health && !hasFailed && <Loading label="Reading the content…" />}
      </Container>
    </Card>
  )
}

function Problems({health, useUnfound}: {health: Health; useUnfound: UseUnfound}) {
  const {ignore, listAgain, switchOn} = useHealth()
  const {attempt} = useAttempt('This was not saved. Check the connection and try again.')
  const [asked, setAsked] = useState<Row>()
  const placeOf = useMemo(() => createPlaceNames(schemaTypes), [])
  const {open, known: listed, ignored, documents, hasReport} = health
  const isRedirect = ({known, document}: Row) => known === document
  const redirects = listed.filter(isRedirect)
  const known = listed.filter((row) => !isRedirect(row))
  const rowProps = (row: Row): ProblemRowProps => {
    const document = documents.get(row.document ?? '')
    return {row, document, place: document ? placeOf(document, row.field) : ''}
  }
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading as="h1" size={2}>
          Content health
        </Heading>
        <Note>
          {open.length === 0
            ? 'The published content has no problems.'
            : `${open.length} to fix. Open one, fix it and publish: it then disappears from this list.`}
        </Note>
        {!hasReport && (
          <Note>
            The report of the site’s last build could not be read, so “{checkTitles.rendering}” is not
            checked. For a hosted site, look in the deployment log.
          </Note>
        )}
      </Stack>
      {[...groupBy(open, ({check}) => check)].map(([check, rows]) => (
        <Group key={check} title={`${checkTitles[check]} (${rows.length})`} isOpen>
          {rows.map((row) => (
            <ProblemRow key={row.key} {...rowProps(row)} onIgnore={() => setAsked(row)} />
          ))}
        </Group>
      ))}
      {redirects.length > 0 && (
        <Group title={`Dead links with a prepared redirect (${redirects.length})`} isOpen>
          {redirects.map((row) => (
            <ProblemRow
              key={row.key}
              {...rowProps(row)}
              onSwitchOn={() => attempt(() => switchOn(row.known ?? ''))}
            />
          ))}
        </Group>
      )}
      <UnfoundGroups documents={documents} useUnfound={useUnfound} />
      {known.length > 0 && (
        <Group title={`Known (${known.length})`}>
          {known.map((row) => (
            <ProblemRow key={row.key} {...rowProps(row)} />
          ))}
        </Group>
      )}
      {ignored.length > 0 && (
        <Group title={`Ignored (${ignored.length})`}>
          {ignored.map(({row, ignored: found}) => (
            <ProblemRow
              key={row.key}
              {...rowProps(row)}
              ignored={found}
              onListAgain={() => attempt(() => listAgain(found))}
            />
          ))}
        </Group>
      )}
      {asked && (
        <IgnoreDialog
          onClose={() => setAsked(undefined)}
          onIgnore={(reason, until) => ignore(asked, reason, until)}
        >
          <List label="Problem">
            <ProblemRow {...rowProps(asked)} />
          </List>
        </IgnoreDialog>
      )}
    </Stack>
  )
}
