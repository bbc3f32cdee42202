import {Box, Flex, Select, TextInput} from '@sanity/ui'
import type {ReactNode} from 'react'
import type {Filter} from './rows.ts'

interface BulkFilterProps {
  filter: Filter
  types: readonly string[]
  titleOfType: (type: string) => string
  onChange: (filter: Filter) => void
}

/** Filters the list by name, type and state. */
export function BulkFilter({filter, types, titleOfType, onChange}: BulkFilterProps) {
  const select = (label: string, name: 'type' | 'state', options: ReactNode) => (
    <Box flex={1} style={{minWidth: 160}}>
      <Select
        aria-label={label}
        fontSize={1}
        padding={3}
        value={filter[name]}
        onChange={({currentTarget}) => onChange({...filter, [name]: currentTarget.value})}
      >
        {options}
      </Select>
    </Box>
  )
  return (
    <Flex gap={3} wrap="wrap">
      <Box flex={2} style={{minWidth: 200}}>
        <TextInput
          aria-label="Search documents"
          placeholder="Search by name or ID"
          fontSize={1}
          padding={3}
          value={filter.search}
          onChange={({currentTarget}) => onChange({...filter, search: currentTarget.value})}
        />
      </Box>
      {select(
        'Type',
        'type',
        <>
          <option value="">All types</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {titleOfType(type)}
            </option>
          ))}
        </>,
      )}
      {select(
        'State',
        'state',
        <>
          <option value="">All states</option>
          <option value="published">Published</option>
          <option value="edited">Published, with changes</option>
          <option value="draft">Draft only</option>
        </>,
      )}
    </Flex>
  )
}
