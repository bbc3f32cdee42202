import {classNames} from './class-names.ts'

type Props = {
  label: string | null
  options: readonly {value: string; label: string | null}[]
  value: string
  onChange: (value: string) => void
}

/** A row of filters, one of which is active. Without script it is hidden and the list is complete. */
export function FilterBar({label, options, value, onChange}: Props) {
  return (
    // A toolbar of toggles, not fields of a form.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={label ?? undefined}
      data-needs-script
      data-screen-only
      className="flex flex-wrap gap-2"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 rounded-sm border px-4 py-2 text-sm font-semibold transition-colors',
            option.value === value
              ? 'border-fill bg-fill text-on-fill'
              : 'border-control text-link hover:bg-tint',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
