import type {Section} from '../content/types.ts'
import {track} from '../services/analytics/track.ts'
import {FilterBar} from '../ui/filter-bar.tsx'

type Props = {
  section: Pick<Section, '_type'> & {filterLabel: string | null; allLabel: string | null}
  /** Parameter of the address. */
  name: string
  choices: readonly {value: string; label: string | null}[]
  /** '' for all. */
  value: string
  /** Returns how many entries a choice leaves. */
  count: (choice: string) => number
  onChange: (choice: string) => void
  /** Number of remaining entries, as text. */
  status?: string
}

/** Filters a list by one choice. */
export function ListFilter({section, name, choices, value, count, onChange, status}: Props) {
  const choose = (choice: string) => {
    onChange(choice)
    track('filter', {
      filter_name: name,
      filter_value: choice || 'All',
      results: count(choice),
      section: section._type,
    })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <FilterBar
        label={section.filterLabel}
        value={value}
        onChange={choose}
        options={[{value: '', label: section.allLabel}, ...choices]}
      />
      {status && (
        <p aria-live="polite" className="text-sm text-soft">
          {status}
        </p>
      )}
    </div>
  )
}
