import {licenseStatuses} from '@upline/domain/inquiry/types.ts'
import {useEffect, useRef, useState} from 'react'
import {ChoiceGroup} from '../../ui/choice-group.tsx'
import {describe} from '../../ui/field.ts'
import {FieldError} from '../../ui/field-frame.tsx'
import {SelectField} from '../../ui/select-field.tsx'
import {TextAreaField} from '../../ui/text-area-field.tsx'
import {TextField} from '../../ui/text-field.tsx'
import {messageLength} from './answers.ts'
import {ContractingFields} from './contracting-fields.tsx'
import {useField, useFormParts} from './form-parts.ts'
import {readForm} from './read-form.ts'

const plain = (values: readonly string[] | undefined) =>
  (values ?? []).map((value) => ({value, label: value}))

/** Renders the fields of the full inquiry in the order of validation. */
export function Fields() {
  const {settings} = useFormParts()
  const field = useField()
  const state = field('state')
  return (
    <>
      <p className="text-sm text-soft">{settings.requiredNote}</p>
      <div className="grid gap-7 sm:grid-cols-2">
        <TextField {...field('fullName')} required autoComplete="name" />
        <TextField {...field('email')} required type="email" autoComplete="email" inputMode="email" />
        <TextField {...field('phone')} required type="tel" autoComplete="tel" inputMode="tel" />
        {settings.stateOptions && settings.stateOptions.length > 0 && (
          <SelectField
            {...state}
            label={[state.label, settings.optionalLabel].filter(Boolean).join(' ')}
            autoComplete="address-level1"
            choices={plain(settings.stateOptions)}
          />
        )}
        <SelectField
          {...field('licenseStatus')}
          required
          choices={licenseStatuses.map((value) => ({value, label: settings.licenseStatusOptions?.[value]}))}
        />
        <SelectField {...field('experience')} required choices={plain(settings.experienceOptions)} />
      </div>
      <ChoiceGroup {...field('interests')} choices={plain(settings.interestOptions)} />
      <MessageField />
      <ContractingFields />
      <ConsentField />
    </>
  )
}

/** The optional message with the number of characters left, which the chosen answers reduce. */
function MessageField() {
  const {settings, subject} = useFormParts()
  const field = useField()('message')
  const area = useRef<HTMLTextAreaElement>(null)
  // Empty until the visitor types, because the limit matters only then.
  const [remaining, setRemaining] = useState('')
  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    const count = () => {
      const {values} = readForm(form)
      setRemaining(values.message ? messageLength(values, settings, subject).text : '')
    }
    // Also what was filled in before hydration.
    count()
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [settings, subject])
  return (
    <TextAreaField
      {...field}
      ref={area}
      label={[field.label, settings.optionalLabel].filter(Boolean).join(' ')}
      remaining={remaining}
    />
  )
}

/** The box by which a visitor allows calls and texts. Never ticked beforehand. */
function ConsentField() {
  const {id: formId, settings, problems} = useFormParts()
  const {consent} = settings
  if (!consent || consent.enabled === 'off') return null
  const id = `${formId}-consent`
  const error = problems.find(({field}) => field === 'consent')?.message
  return (
    <div>
      <label htmlFor={id} className="flex cursor-pointer gap-3 text-sm">
        <input
          type="checkbox"
          id={id}
          name="consent"
          {...describe({id, label: consent.text, error})}
          aria-required={consent.enabled === 'required' || undefined}
          className="mt-0.5 size-5 shrink-0 accent-fill"
        />
        <span className="min-w-0">{consent.text}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}
