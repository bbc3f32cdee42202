import {track} from '../analytics/track.ts'
import type {Section} from '../content/types.ts'
import {classNames} from '../ui/class-names.ts'

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

/** Filters a list by one choice. Without script it is hidden and the list is complete. */
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
      {/* A toolbar of toggles, not fields of a form. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        role="group"
        aria-label={section.filterLabel ?? undefined}
        data-needs-script
        data-screen-only
        className="flex flex-wrap gap-2"
      >
        {[{value: '', label: section.allLabel}, ...choices].map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => choose(choice.value)}
            className={classNames(
              'min-h-11 rounded-sm border px-4 py-2 text-sm font-semibold transition-colors',
              choice.value === value
                ? 'border-fill bg-fill text-on-fill'
                : 'border-control text-link hover:bg-tint',
            )}
          >
            {choice.label}
          </button>
        ))}
      </div>
      {status && (
        <p aria-live="polite" className="text-sm text-soft">
          {status}
        </p>
      )}
    </div>
  )
}
