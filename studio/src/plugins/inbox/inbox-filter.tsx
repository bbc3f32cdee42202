import {DownloadIcon} from '@sanity/icons/Download'
import {SearchIcon} from '@sanity/icons/Search'
import {Box, Flex, TextInput} from '@sanity/ui'
import {inquiryStatuses} from '@upline/domain/inquiry/status.ts'
import {ActionButton} from '../../ui/action-button.tsx'
import {Choose} from '../../ui/choose.tsx'
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

const named = (name: string) => ({value: name, title: name})

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
          <Choose
            aria-label="Status"
            value={criteria.status}
            options={[{value: '', title: 'All statuses'}, ...inquiryStatuses.map(named)]}
            onChoose={(chosen) => onChange({status: inquiryStatuses.find((name) => name === chosen) ?? ''})}
          />
        </Box>
        <Box flex={1}>
          <Choose
            aria-label="Assignee"
            value={criteria.assignee}
            options={[
              {value: '', title: 'All assignees'},
              {value: unassigned, title: 'Unassigned'},
              ...assignees.map(named),
            ]}
            onChoose={(assignee) => onChange({assignee})}
          />
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
