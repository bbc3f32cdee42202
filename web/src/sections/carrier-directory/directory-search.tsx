import {type RefObject, useEffect, useId, useRef} from 'react'
import type {SectionOf} from '../../content/types.ts'
import {type Choice, SelectField, TextField} from '../../ui/fields.tsx'

export type DirectoryFilter = {
  name: string
  label: string | null
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

type Props = {
  section: SectionOf<'carrierDirectory'>
  field: RefObject<HTMLInputElement | null>
  firstText: string
  onText: (text: string) => void
  filters: readonly DirectoryFilter[]
  /** Undefined without a filter. */
  onClear: (() => void) | undefined
  status: string
  /** A note about carriers that the number of results omits. */
  note: string
}

/** Renders the fields for name, specialty and state, and the number of results. */
export function DirectorySearch({section, field, firstText, onText, filters, onClear, status, note}: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // What was chosen before hydration.
  useEffect(() => {
    for (const {name, value, onChange} of filters) {
      const select = form.current?.elements.namedItem(name)
      if (select instanceof HTMLSelectElement && select.value !== value) onChange(select.value)
    }
  }, [])
  return (
    // Enter has nothing to send here, yet a phone's keyboard wants a form to offer its search key.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <form ref={form} role="search" onSubmit={(event) => event.preventDefault()} data-needs-script>
      <div className="grid gap-5 min-[22rem]:grid-cols-2 max-sm:gap-x-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-x-8">
        <TextField
          id={`${id}-text`}
          ref={field}
          type="search"
          label={section.searchLabel}
          placeholder={section.searchPlaceholder ?? undefined}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={firstText}
          onChange={(event) => onText(event.target.value)}
        />
        {filters.map(({onChange, ...filter}) => (
          <SelectField
            key={filter.name}
            {...filter}
            id={`${id}-${filter.name}`}
            onChange={({target: {value}}) => {
              // React repeats a choice that was made before hydration, when the list may show the choice of the address again.
              if (value !== filter.value) onChange(value)
            }}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 text-sm text-soft">
        <div aria-live="polite" className="figures">
          <p>{status}</p>
          {note && <p className="mt-1">{note}</p>}
        </div>
        {onClear && (
          <button type="button" onClick={onClear} className="inline-link min-h-11 font-semibold">
            {section.clearLabel}
          </button>
        )}
      </div>
    </form>
  )
}
