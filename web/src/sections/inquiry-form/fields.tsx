import {licenseStatuses} from '@upline/domain/inquiry/types.ts'
import {useEffect, useRef, useState} from 'react'
import {CheckboxField, ChoiceGroup, SelectField, TextAreaField, TextField} from '../../ui/fields.tsx'
import {ContractingFields} from './contracting-fields.tsx'
import {useField, useFormParts} from './form-parts.ts'
import {messageLength, readForm} from './form-values.ts'

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
  const {id, settings, problems} = useFormParts()
  const {consent} = settings
  if (!consent || consent.enabled === 'off') return null
  return (
    <CheckboxField
      id={`${id}-consent`}
      name="consent"
      label={consent.text}
      required={consent.enabled === 'required' || undefined}
      error={problems.find(({field}) => field === 'consent')?.message}
    />
  )
}

export function QuestionFields() {
  const {fields} = useFormParts().settings
  const field = useField()
  return (
    <>
      <TextField {...field('fullName', fields?.questionName)} required autoComplete="name" />
      <TextField {...field('contact')} required autoComplete="email" />
      <TextAreaField {...field('message', fields?.question)} required />
    </>
  )
}
