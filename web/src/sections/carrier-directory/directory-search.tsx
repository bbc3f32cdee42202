import {type RefObject, useEffect, useId, useRef} from 'react'
import type {SectionOf} from '../../content/types.ts'
import {SelectField} from '../../ui/select-field.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {everything} from './matching-carriers.ts'

type Props = {
  section: SectionOf<'carrierDirectory'>
  specialties: readonly {value: string; label: string}[]
  field: RefObject<HTMLInputElement | null>
  firstText: string
  onText: (text: string) => void
  specialty: string
  onSpecialty: (specialty: string) => void
  /** Returns no options if no carrier has any. */
  states: readonly string[]
  state: string
  onState: (state: string) => void
  sort: string
  onSort: (sort: string) => void
  /** Undefined without a filter. */
  onClear: (() => void) | undefined
  status: string
  /** What the number of results leaves out. */
  note: string
}

/** Name, specialty and state, and how many carriers that leaves. */
export function DirectorySearch({
  section,
  specialties,
  field,
  firstText,
  onText,
  specialty,
  onSpecialty,
  states,
  state,
  onState,
  sort,
  onSort,
  onClear,
  status,
  note,
}: Props) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const stateSelect = useRef<HTMLSelectElement>(null)
  // What was chosen before hydration.
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen && chosen !== specialty) onSpecialty(chosen)
    const chosenState = stateSelect.current?.value
    if (chosenState && chosenState !== state) onState(chosenState)
  }, [])
  const hasStates = states.length > 0 && Boolean(section.stateLabel && section.allStatesLabel)
  return (
    // Enter has nothing to send here, yet a phone's keyboard wants a form to offer its search key.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <form role="search" onSubmit={(event) => event.preventDefault()} data-needs-script>
      <div className="grid gap-5 min-[22rem]:grid-cols-2 max-sm:gap-x-3 lg:grid-cols-12 lg:gap-x-8">
        <div className={hasStates ? 'lg:col-span-4' : 'lg:col-span-6'}>
          <TextField
            id={`${id}-name`}
            ref={field}
            type="search"
            label={section.searchLabel}
            placeholder={section.searchPlaceholder ?? undefined}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={firstText}
            onChange={(event) => onText(event.target.value)}
          />
        </div>
        <div className={hasStates ? 'lg:col-span-3' : 'lg:col-span-4'}>
          <SelectField
            id={`${id}-specialty`}
            ref={select}
            label={section.specialtyLabel}
            value={specialty}
            onChange={(event) => onSpecialty(event.target.value)}
            choices={[{value: everything, label: section.allSpecialtiesLabel}, ...specialties]}
          />
        </div>
        {hasStates && (
          <div className="lg:col-span-3">
            <SelectField
              id={`${id}-state`}
              ref={stateSelect}
              label={section.stateLabel ?? ''}
              value={state}
              onChange={(event) => onState(event.target.value)}
              choices={[
                {value: everything, label: section.allStatesLabel ?? ''},
                ...states.map((name) => ({value: name, label: name})),
              ]}
            />
          </div>
        )}
        {section.sortLabel && section.nameLabel && section.ratingLabel && (
          <div className="lg:col-span-2">
            <SelectField
              id={`${id}-sort`}
              label={section.sortLabel}
              value={sort}
              onChange={(event) => onSort(event.target.value)}
              choices={[
                {value: 'name', label: section.nameLabel},
                {value: 'rating', label: section.ratingLabel},
              ]}
            />
          </div>
        )}
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
