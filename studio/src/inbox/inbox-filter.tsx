import {DownloadIcon} from '@sanity/icons/Download'
import {SearchIcon} from '@sanity/icons/Search'
import {Box, Button, Flex, Select, TextInput} from '@sanity/ui'
import {inquiryStatuses} from '@upline/domain/inquiry/status.ts'
import {type Criteria, unassigned} from './inquiry-filter.ts'

interface InboxFilterProps {
  criteria: Criteria
  /** Names to choose from. */
  assignees: readonly string[]
  canExport: boolean
  /** Called when somebody is about to search. */
  onSearch: () => void
  onChange: (change: Partial<Criteria>) => void
  onExport: () => void
}

/** Search, filters and export of the inbox. */
export function InboxFilter({
  criteria,
  assignees,
  canExport,
  onSearch,
  onChange,
  onExport,
}: InboxFilterProps) {
  return (
    <>
      <TextInput
        aria-label="Search inquiries"
        placeholder="Search name, address, message…"
        icon={SearchIcon}
        value={criteria.words}
        onFocus={onSearch}
        onChange={(event) => onChange({words: event.currentTarget.value})}
      />
      <Flex gap={2}>
        <Box flex={1}>
          <Select
            aria-label="Status"
            fontSize={1}
            value={criteria.status}
            onChange={(event) =>
              onChange({status: inquiryStatuses.find((name) => name === event.currentTarget.value) ?? ''})
            }
          >
            <option value="">Every status</option>
            {inquiryStatuses.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Box>
        <Box flex={1}>
          <Select
            aria-label="Assignee"
            fontSize={1}
            value={criteria.assignee}
            onChange={(event) => onChange({assignee: event.currentTarget.value})}
          >
            <option value="">Everybody’s</option>
            <option value={unassigned}>Nobody’s</option>
            {assignees.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Box>
        <Button
          mode="ghost"
          icon={DownloadIcon}
          text="CSV"
          fontSize={1}
          padding={2}
          disabled={!canExport}
          title="Download the inquiries that the search finds"
          onClick={onExport}
        />
      </Flex>
    </>
  )
}
