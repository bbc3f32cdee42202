import {Flex, Select, Stack, Text} from '@sanity/ui'
import type {Column} from './columns.ts'
import {idColumn, type Mapping} from './import-plan.ts'
import type {Table} from './table.ts'

interface MappingFieldsProps {
  table: Table
  mapping: Mapping
  columns: readonly Column[]
  onChange: (mapping: Mapping) => void
}

/** Which field each column of the table fills. */
export function MappingFields({table, mapping, columns, onChange}: MappingFieldsProps) {
  return (
    <Stack gap={3}>
      <Text size={1}>{table.rows.length} rows. Which field is each column?</Text>
      {table.header.map((cell, at) => (
        // Headers may be empty or the same: the place is what tells columns apart.
        <Flex key={at} align="center" gap={3}>
          <Text size={1} weight="medium" style={{flex: 1}}>
            {cell || `Column ${at + 1}`}
          </Text>
          <Select
            aria-label={`Field of ${cell || `column ${at + 1}`}`}
            fontSize={1}
            padding={3}
            value={mapping[at] ?? ''}
            onChange={(event) => onChange(mapping.with(at, event.currentTarget.value || undefined))}
          >
            <option value="">Leave out</option>
            <option value={idColumn}>Id</option>
            {columns.map(({name, title}) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Flex>
      ))}
    </Stack>
  )
}
