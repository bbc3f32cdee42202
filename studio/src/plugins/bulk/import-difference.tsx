import {Card, Stack, Text} from '@sanity/ui'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {clearedFields, type ImportPlan, type RowProblem} from '@upline/editorial/tables/import-plan.ts'
import {resolveTokens} from '../../ui/fact-values.ts'
import {List} from '../../ui/list.tsx'

/** Longer lists end with the number of other rows. */
const maxRows = 200
const maxRanges = 10
const maxCharacters = 120

export interface ImportDifferenceProps {
  plan: ImportPlan
  problems: readonly RowProblem[]
  /** Required fields that new documents still miss. */
  open: readonly RowProblem[]
}

/** Renders what an import changes, cell by cell, or the problems of its rows. */
export function ImportDifference({plan, problems, open}: ImportDifferenceProps) {
  if (problems.length > 0) {
    return (
      <Stack gap={3}>
        <Repairs repairs={plan.repairs} />
        <Text size={1} weight="medium" role="alert">
          Nothing has been imported yet. Go back and correct these rows:
        </Text>
        <Problems problems={problems} />
      </Stack>
    )
  }
  const newRows = plan.rows.filter((row) => row.isNew).length
  const cleared = clearedFields(plan)
  return (
    <Stack gap={3}>
      <Repairs repairs={plan.repairs} />
      <Text size={1} weight="medium">
        {plan.rows.length === 0
          ? 'The table matches the documents. There is nothing to import.'
          : `${plan.rows.length - newRows} changed, ${newRows} new, ${plan.unchanged} unchanged`}
      </Text>
      {cleared && <Text size={1}>Clears: {cleared}</Text>}
      <List maxHeight={380} more={plan.rows.length - maxRows}>
        {plan.rows.slice(0, maxRows).map(({row, title, isNew, changes}) => (
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
      </List>
      {open.length > 0 && (
        <>
          <Text size={1} weight="medium">
            Complete these before you publish:
          </Text>
          <Problems problems={open} />
        </>
      )}
    </Stack>
  )
}

/** Shows once for each column what is read differently from the table. */
function Repairs({repairs}: Pick<ImportPlan, 'repairs'>) {
  if (repairs.size === 0) return null
  return (
    <>
      <Text size={1} weight="medium">
        Converted from the table:
      </Text>
      <List maxHeight={200} more={0}>
        {[...repairs].map(([title, cells]) => (
          <Text as="li" key={title} size={1}>
            {title}:{' '}
            {cells
              .slice(0, 3)
              .map(({original, value}) => `${shortened(original)} → ${shortened(value) || 'empty'}`)
              .join(', ')}
            {cells.length > 3 && `, and ${cells.length - 3} more`}
          </Text>
        ))}
      </List>
    </>
  )
}

/** Lists each problem once, so that the same one in many rows does not hide another one. */
function Problems({problems}: {problems: readonly RowProblem[]}) {
  const groups = [...groupBy(problems, ({message}) => message)]
  return (
    <List maxHeight={300} more={groups.length - maxRows}>
      {groups.slice(0, maxRows).map(([message, found]) => (
        <Text as="li" key={message} size={1}>
          {rowsText(found.map(({row}) => row))}: {message}
        </Text>
      ))}
    </List>
  )
}

/** Formats sorted numbers of rows as `Row 2` or `Rows 2–5, 7`. */
function rowsText(rows: readonly number[]): string {
  const ranges: {first: number; last: number}[] = []
  for (const row of rows) {
    const range = ranges.at(-1)
    if (range?.last === row - 1) range.last = row
    else ranges.push({first: row, last: row})
  }
  const shown = ranges
    .slice(0, maxRanges)
    .map(({first, last}) => (first === last ? first : `${first}–${last}`))
  const more = ranges.length > maxRanges ? ' and others' : ''
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${shown.join(', ')}${more}`
}

function shortened(text: string): string {
  const line = text.replaceAll('\n', ' · ')
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line
}
