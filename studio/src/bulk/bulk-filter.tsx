import {Box, Flex, Select, TextInput} from '@sanity/ui'
import type {Filter} from './rows.ts'

interface BulkFilterProps {
  filter: Filter
  types: readonly string[]
  titleOfType: (type: string) => string
  onChange: (filter: Filter) => void
}

/** Narrows the list by name, type and state. */
export function BulkFilter({filter, types, titleOfType, onChange}: BulkFilterProps) {
  return (
    <Flex gap={3} wrap="wrap">
      <Box flex={2} style={{minWidth: 200}}>
        <TextInput
          aria-label="Search documents"
          placeholder="Search by name or id"
          fontSize={1}
          padding={3}
          value={filter.words}
          onChange={(event) => onChange({...filter, words: event.currentTarget.value})}
        />
      </Box>
      <Box flex={1} style={{minWidth: 160}}>
        <Select
          aria-label="Type"
          fontSize={1}
          padding={3}
          value={filter.type}
          onChange={(event) => onChange({...filter, type: event.currentTarget.value})}
        >
          <option value="">All types</option>
          {types.map((name) => (
            <option key={name} value={name}>
              {titleOfType(name)}
            </option>
          ))}
        </Select>
      </Box>
      <Box flex={1} style={{minWidth: 160}}>
        <Select
          aria-label="State"
          fontSize={1}
          padding={3}
          value={filter.state}
          onChange={(event) => onChange({...filter, state: event.currentTarget.value})}
        >
          <option value="">Published or not</option>
          <option value="published">Published</option>
          <option value="edited">Published, with changes</option>
          <option value="draft">Draft only</option>
        </Select>
      </Box>
    </Flex>
  )
}
