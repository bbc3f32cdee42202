import {type RefObject, useEffect, useId, useRef} from 'react'
import type {SectionOf} from '../../content/types.ts'
import {SelectField} from '../../ui/select-field.tsx'
import {TextField} from '../../ui/text-field.tsx'

type Props = {
  section: SectionOf<'carrierDirectory'>
  specialties: readonly {value: string; label: string}[]
  field: RefObject<HTMLInputElement | null>
  firstText: string
  onText: (text: string) => void
  specialty: string
  onSpecialty: (specialty: string) => void
  status: string
}

/** Name and specialty, and how many carriers that leaves. */
export function DirectorySearch({
  section,
  specialties,
  field,
  firstText,
  onText,
  specialty,
  onSpecialty,
  status,
}: Props) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before hydration.
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen && chosen !== specialty) onSpecialty(chosen)
  }, [])
  return (
    // Enter has nothing to send here, yet a phone's keyboard wants a form to offer its search key.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <form role="search" onSubmit={(event) => event.preventDefault()} data-needs-script>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-7">
          <TextField
            id={`${id}-name`}
            ref={field}
            type="search"
            label={section.searchLabel}
            placeholder={section.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={firstText}
            onChange={(event) => onText(event.target.value)}
          />
        </div>
        <div className="lg:col-span-5">
          <SelectField
            id={`${id}-specialty`}
            ref={select}
            label={section.specialtyLabel}
            value={specialty}
            onChange={(event) => onSpecialty(event.target.value)}
            choices={[{value: 'all', label: section.allSpecialtiesLabel}, ...specialties]}
          />
        </div>
      </div>
      <p aria-live="polite" className="mt-4 text-sm text-soft figures">
        {status}
      </p>
    </form>
  )
}
