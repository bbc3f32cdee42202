import {Box, Card, Checkbox, Flex, Text} from '@sanity/ui'
import type {BulkRow} from '@upline/editorial/tables/rows.ts'
import {IntentLink} from 'sanity/router'
import {Note} from '../../ui/note.tsx'

/** Rows in the list, because ten thousand would take the browser seconds; a search shows the others. */
const maxRows = 200

const stateLabels = {published: 'Published', edited: 'Published, with changes', draft: 'Draft'} as const

interface BulkListProps {
  rows: readonly BulkRow[]
  /** Published ids. */
  selected: ReadonlySet<string>
  titleOfType: (type: string) => string
  onSelect: (selected: ReadonlySet<string>) => void
}

/** Renders the documents, each with a checkbox. */
export function BulkList({rows, selected, titleOfType, onSelect}: BulkListProps) {
  const shown = rows.map(({id}) => id)
  const all = shown.every((id) => selected.has(id))
  const some = shown.some((id) => selected.has(id))
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onSelect(next)
  }
  if (rows.length === 0) {
    return (
      <Box padding={4}>
        <Note>No matching documents. Try another search or type.</Note>
      </Box>
    )
  }
  return (
    <>
      <Card borderTop borderBottom paddingX={4} paddingY={3}>
        <Flex align="center" gap={3} wrap="wrap">
          <Flex as="label" align="center" gap={3} flex={1}>
            <Checkbox checked={all} indeterminate={some && !all} onChange={() => toggle(shown, !all)} />
            <Text size={1} weight="medium">
              Select all {rows.length.toLocaleString('en-US')}
            </Text>
          </Flex>
          {rows.length > maxRows && (
            <Note>
              Showing {maxRows} of {rows.length.toLocaleString('en-US')}. “Select all” includes the rest.
            </Note>
          )}
        </Flex>
      </Card>
      <Box as="ul" flex={1} overflow="auto" paddingX={4} paddingY={2} style={{listStyle: 'none', margin: 0}}>
        {rows.slice(0, maxRows).map(({id, type, title, period, state}) => (
          <Flex as="li" key={id} align="center" gap={3} paddingY={2} wrap="wrap">
            <Checkbox
              aria-label={['Select', title, period].filter(Boolean).join(' ')}
              checked={selected.has(id)}
              onChange={() => toggle([id], !selected.has(id))}
            />
            <Box flex={3} style={{minWidth: 'min(16rem, 80%)', overflowWrap: 'anywhere'}}>
              <Text size={1}>
                <IntentLink intent="edit" params={{id, type}}>
                  {title}
                </IntentLink>
                {period && ` ${period}`}
              </Text>
            </Box>
            <Box flex={1} style={{minWidth: '7rem'}}>
              <Text size={1} muted>
                {titleOfType(type)}
              </Text>
            </Box>
            <Box flex={1} style={{minWidth: '7rem'}}>
              <Text size={1} muted>
                {stateLabels[state]}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
    </>
  )
}
