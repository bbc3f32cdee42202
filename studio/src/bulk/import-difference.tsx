import {Card, Stack, Text} from '@sanity/ui'
import {resolveTokens} from '../facts/fact-values.ts'
import type {ImportPlan, RowProblem} from './import-plan.ts'

/** More are counted. */
const shown = 200
const shownLength = 120

interface ImportDifferenceProps {
  plan: ImportPlan
  problems: readonly RowProblem[]
  /** What new documents lack before they can be published. */
  open: readonly RowProblem[]
}

/** What an import changes, cell by cell, or what is wrong with its rows. */
export function ImportDifference({plan, problems, open}: ImportDifferenceProps) {
  if (problems.length > 0) {
    return (
      <Stack gap={3}>
        <Text size={1} weight="medium" role="alert">
          Nothing is imported while a row is wrong. Correct the table and go back.
        </Text>
        <Rows problems={problems} />
      </Stack>
    )
  }
  const isNew = plan.rows.filter((row) => row.isNew).length
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {plan.rows.length === 0
          ? 'Everything in the table is as it was: there is nothing to import.'
          : `${plan.rows.length - isNew} changed, ${isNew} new, ${plan.unchanged} as they were`}
      </Text>
      <Stack
        as="ul"
        gap={2}
        style={{maxHeight: 380, overflow: 'auto', listStyle: 'none', margin: 0, padding: 0}}
      >
        {plan.rows.slice(0, shown).map(({row, title, isNew, changes}) => (
          <Card as="li" key={row} padding={3} radius={2} border tone={isNew ? 'positive' : 'default'}>
            <Stack gap={2}>
              <Text size={1} weight="medium">
                Row {row}: {resolveTokens(title)}
                {isNew && ' (new)'}
              </Text>
              {changes.map(({column, before, after}) => (
                <Text key={column.name} size={1}>
                  {column.title}: {before && <del>{shortened(before)}</del>}{' '}
                  {after ? <ins>{shortened(after)}</ins> : 'cleared'}
                </Text>
              ))}
            </Stack>
          </Card>
        ))}
        {plan.rows.length > shown && (
          <Text as="li" size={1} muted>
            and {plan.rows.length - shown} more rows
          </Text>
        )}
      </Stack>
      {open.length > 0 && (
        <>
          <Text size={1} weight="medium">
            To be completed before they can be published:
          </Text>
          <Rows problems={open} />
        </>
      )}
    </Stack>
  )
}

function Rows({problems}: {problems: readonly RowProblem[]}) {
  return (
    <Stack
      as="ul"
      gap={2}
      style={{maxHeight: 300, overflow: 'auto', listStyle: 'none', margin: 0, padding: 0}}
    >
      {problems.slice(0, shown).map(({row, message}) => (
        <Text as="li" key={`${row} ${message}`} size={1}>
          Row {row}: {message}
        </Text>
      ))}
      {problems.length > shown && (
        <Text as="li" size={1} muted>
          and {problems.length - shown} more
        </Text>
      )}
    </Stack>
  )
}

function shortened(text: string): string {
  const line = text.replaceAll('\n', ' · ')
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}
