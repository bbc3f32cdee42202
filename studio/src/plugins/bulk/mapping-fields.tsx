import {Grid, Stack, Text} from '@sanity/ui'
import type {Column} from '@upline/editorial/tables/columns.ts'
import {idColumn, type Mapping} from '@upline/editorial/tables/mapping.ts'
import type {Table} from '@upline/editorial/tables/table.ts'
import {Choose} from '../../ui/choose.tsx'

interface MappingFieldsProps {
  table: Table
  mapping: Mapping
  columns: readonly Column[]
  onChange: (mapping: Mapping) => void
}

/** Lets the editor choose the field of each column. */
export function MappingFields({table, mapping, columns, onChange}: MappingFieldsProps) {
  const options = [
    {value: '', title: 'Skip'},
    {value: idColumn, title: 'ID'},
    ...columns.map(({name, title}) => ({value: name, title})),
  ]
  return (
    <Stack gap={3}>
      <Text size={1}>
        {table.rows.length} {table.rows.length === 1 ? 'row' : 'rows'}. Choose a field for each column.
      </Text>
      {table.header.map((cell, at) => (
        // Headers may be empty or equal, so the key is the position.
        <Grid key={at} gridTemplateColumns={2} gap={3} style={{alignItems: 'center'}}>
          <Stack gap={2} style={{minWidth: 0}}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {cell || `Column ${at + 1}`}
            </Text>
            <Text size={0} muted textOverflow="ellipsis">
              {firstOf(table, at)}
            </Text>
          </Stack>
          <Choose
            aria-label={`Field for ${cell || `column ${at + 1}`}`}
            value={mapping[at] ?? ''}
            options={options}
            onChoose={(name) => onChange(mapping.with(at, name || undefined))}
          />
        </Grid>
      ))}
    </Stack>
  )
}

/** Returns the first value of a column as an example. */
function firstOf({rows}: Table, at: number): string {
  const cell = rows.map(({cells}) => cells[at]?.trim()).find(Boolean)
  return cell ? `For example ${cell.slice(0, 60)}` : 'No row has a value'
}
