import {Button, Card, Container, Flex, Heading, Spinner, Stack, Text} from '@sanity/ui'
import type {Row} from '@upline/schemas/health/check-content.ts'
import {type CheckName, checkTitles} from '@upline/schemas/health/finding.ts'
import {createPlaceNames} from '@upline/schemas/health/place.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {useEffect, useMemo, useState} from 'react'
import {ProblemCard} from '../ui/problem-card.tsx'
import {useAttempt} from '../ui/use-attempt.ts'
import {FindingRow, type FindingRowProps} from './finding-row.tsx'
import {type Health, useHealth} from './health-context.ts'
import {IgnoreDialog} from './ignore-dialog.tsx'

/** What is wrong with the content, check by check; what is known or ignored below. */
export function HealthTool() {
  const {health, hasFailed, watch, retry} = useHealth()
  useEffect(watch, [watch])
  const failed = health
    ? 'The content could not be read again: this list is as it was. Check the connection.'
    : 'The content could not be read. Check the connection.'
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} padding={4}>
        {hasFailed && <ProblemCard problem={failed} onRetry={retry} />}
        {health && <Findings health={health} />}
        {!health && !hasFailed && (
          <Flex align="center" justify="center" gap={3} padding={6}>
            <Spinner muted />
            <Text size={1} muted>
              Reading the content…
            </Text>
          </Flex>
        )}
      </Container>
    </Card>
  )
}

function Findings({health}: {health: Health}) {
  const {ignore, listAgain} = useHealth()
  const {attempt} = useAttempt('This was not saved. Check the connection and try again.')
  const [asked, setAsked] = useState<Row>()
  const placeOf = useMemo(() => createPlaceNames(schemaTypes), [])
  const {open, known, ignored, documents, hasReport} = health
  const rowProps = (row: Row): FindingRowProps => {
    const document = documents.get(row.document ?? '')
    return {row, document, place: document ? placeOf(document, row.field) : ''}
  }
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading as="h1" size={2}>
          Content health
        </Heading>
        <Text size={1} muted>
          {open.length === 0
            ? 'Nothing is wrong with what is published.'
            : `${open.length} to look at. Open one, mend it and publish: it leaves the list.`}
        </Text>
        {!hasReport && (
          <Text size={1} muted>
            What the last build of the site reports could not be read, so “{checkTitles.rendering}” is not
            checked. In the cloud it is in the log of the deployment.
          </Text>
        )}
      </Stack>
      {byCheck(open).map(([check, rows]) => (
        <Group key={check} title={`${checkTitles[check]} (${rows.length})`} isOpen>
          {rows.map((row) => (
            <FindingRow key={row.key} {...rowProps(row)} onIgnore={() => setAsked(row)} />
          ))}
        </Group>
      ))}
      {known.length > 0 && (
        <Group title={`Known (${known.length})`}>
          {known.map((row) => (
            <FindingRow key={row.key} {...rowProps(row)} />
          ))}
        </Group>
      )}
      {ignored.length > 0 && (
        <Group title={`Ignored (${ignored.length})`}>
          {ignored.map(({row, ignored: found}) => (
            <FindingRow
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
          row={asked}
          onClose={() => setAsked(undefined)}
          onIgnore={(reason, until) => ignore(asked, reason, until)}
        />
      )}
    </Stack>
  )
}

function byCheck(rows: readonly Row[]): [CheckName, Row[]][] {
  const groups = new Map<CheckName, Row[]>()
  for (const row of rows) groups.set(row.check, [...(groups.get(row.check) ?? []), row])
  return [...groups]
}

/** Of each check. More would only slow the page down: whoever mends some sees the next. */
const shownRows = 20
const moreRows = 200

function Group({
  title,
  isOpen = false,
  children,
}: {
  title: string
  isOpen?: boolean
  children: React.ReactNode[]
}) {
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const [count, setCount] = useState(shownRows)
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Flex>
        <Button
          mode="bleed"
          padding={2}
          fontSize={2}
          text={title}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </Flex>
      {isUnfolded && (
        <Stack as="ul" gap={2}>
          {children.slice(0, count)}
        </Stack>
      )}
      {isUnfolded && children.length > count && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            text={`Show more of ${children.length}`}
            onClick={() => setCount(count + moreRows)}
          />
        </Flex>
      )}
    </Stack>
  )
}
