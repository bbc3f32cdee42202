import {Box, Flex, TextInput} from '@sanity/ui'
import type {Filter} from '@upline/editorial/tables/rows.ts'
import {Choose} from '../../ui/choose.tsx'

interface BulkFilterProps {
  filter: Filter
  types: readonly {value: string; title: string}[]
  onChange: (filter: Filter) => void
}

const states = [
  {value: '', title: 'All states'},
  {value: 'published', title: 'Published'},
  {value: 'edited', title: 'Published, with changes'},
  {value: 'draft', title: 'Draft only'},
]

/** Filters the list by name, type and state. */
export function BulkFilter({filter, types, onChange}: BulkFilterProps) {
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
      <Box flex={1} style={{minWidth: 160}}>
        <Choose
          aria-label="Type"
          value={filter.type}
          options={[{value: '', title: 'All types'}, ...types]}
          onChoose={(type) => onChange({...filter, type})}
        />
      </Box>
      <Box flex={1} style={{minWidth: 160}}>
        <Choose
          aria-label="State"
          value={filter.state}
          options={states}
          onChoose={(state) => onChange({...filter, state})}
        />
      </Box>
    </Flex>
  )
}
