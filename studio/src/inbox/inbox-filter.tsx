import {DownloadIcon} from '@sanity/icons/Download'
import {SearchIcon} from '@sanity/icons/Search'
import {Box, Flex, Select, TextInput} from '@sanity/ui'
import {inquiryStatuses} from '@upline/domain/inquiry/status.ts'
import {ActionButton} from '../ui/action-button.tsx'
import {type Criteria, unassigned} from './inquiry-filter.ts'

interface InboxFilterProps {
  criteria: Criteria
  assignees: readonly string[]
  canExport: boolean
  /** Called when the search gets the focus. */
  onSearch: () => void
  onChange: (change: Partial<Criteria>) => void
  onExport: () => void
}

/** Searches, filters and exports inquiries. */
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
        value={criteria.search}
        onFocus={onSearch}
        onChange={(event) => onChange({search: event.currentTarget.value})}
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
            <option value="">All statuses</option>
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
            <option value="">All assignees</option>
            <option value={unassigned}>Unassigned</option>
            {assignees.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Box>
        <ActionButton
          mode="ghost"
          icon={DownloadIcon}
          text="CSV"
          disabled={!canExport}
          title="Download the inquiries in this list"
          onClick={onExport}
        />
      </Flex>
    </>
  )
}
