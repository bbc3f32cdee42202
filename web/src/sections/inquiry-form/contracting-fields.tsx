import {contractingFields} from '@upline/domain/inquiry/types.ts'
import {useEffect, useRef, useState} from 'react'
import {Disclosure} from '../../ui/disclosure.tsx'
import {TextField} from '../../ui/fields.tsx'
import {useField, useFormParts} from './form-parts.ts'

/** Renders the contracting fields, folded away so that the form stays short. A link can fill them in. */
export function ContractingFields() {
  const {settings, problems, draft, subject} = useFormParts()
  const fieldOf = useField()
  const details = useRef<HTMLDetailsElement>(null)
  const {carrier, product, state} = subject
  const named = {npn: '', carriers: carrier, lines: carrier && product, states: carrier && state}
  const isFilledIn = Boolean(carrier) || contractingFields.some((field) => draft[field]?.[0])
  // Fields are mounted when first opened, and keep their input when closed again.
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    const {current} = details
    if (!current) return
    if (isFilledIn) current.open = true
    // Also what was unfolded before hydration.
    if (current.open) setWasOpen(true)
  }, [isFilledIn])
  const isWrong = problems.some(({field}) => contractingFields.some((name) => name === field))
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong, problems])

  const {fields, contractingLabel, contractingNote} = settings
  const shown = contractingFields.filter((field) => fields?.[field]?.label)
  if (!contractingLabel || shown.length === 0) return null
  return (
    <Disclosure
      ref={details}
      data-needs-script
      summary={<span className="font-semibold">{contractingLabel}</span>}
      onToggle={(open) => open && setWasOpen(true)}
      className="border-t border-t-rule"
    >
      {wasOpen && (
        <div className="grid gap-7 pt-1 sm:grid-cols-2">
          {contractingNote && (
            <p className="border-l-3 border-accent bg-raised px-5 py-3 sm:col-span-2">{contractingNote}</p>
          )}
          {shown.map((field) => (
            <TextField
              key={field}
              {...fieldOf(field)}
              inputMode={field === 'npn' ? 'numeric' : undefined}
              defaultValue={initialValue(draft[field]?.[0], named[field])}
              autoComplete="off"
            />
          ))}
        </div>
      )}
    </Disclosure>
  )
}

/** Returns the visitor's own text unless it lacks what the link names. */
function initialValue(typed = '', named = ''): string {
  return typed.includes(named) ? typed : named
}
