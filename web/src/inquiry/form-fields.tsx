import {splitContact} from '@upline/domain/inquiry/contact.ts'
import {cleanEmail} from '@upline/domain/inquiry/email.ts'
import {contractingFields, type InquiryField, licenseStatuses} from '@upline/domain/inquiry/types.ts'
import {type ComponentProps, useEffect, useRef, useState} from 'react'
import {Disclosure} from '../ui/disclosure.tsx'
import {CheckboxField, ChoiceGroup, SelectField, TextAreaField, TextField} from '../ui/fields.tsx'
import type {Draft} from './draft.ts'
import {messageLength, readForm} from './form-values.ts'
import type {InquirySettings, Problem} from './inquiry-settings.ts'
import {suggestEmail} from './suggest-email.ts'
import type {Subject} from './use-subject.ts'

/** What the fields of a form share. Their input is in the DOM only, and is read on submit. */
type FormParts = {
  id: string
  settings: InquirySettings
  subject: Subject
  draft: Draft
  problems: readonly Problem[]
}

type FieldTexts = {label?: string; hint?: string; placeholder?: string}

/** Returns the properties of a field: its labels, and its problem. */
function fieldOf(
  {id, settings, problems}: FormParts,
  name: InquiryField | 'contact',
  texts: FieldTexts | undefined = settings.fields?.[name],
) {
  return {
    id: `${id}-${name}`,
    name,
    label: texts?.label,
    hint: texts?.hint,
    placeholder: texts?.placeholder,
    error: problems.find(({field}) => field === name)?.message,
  }
}

const plain = (values: readonly string[] | undefined) =>
  (values ?? []).map((value) => ({value, label: value}))

/** Renders the fields of the full inquiry in the order of validation. */
export function InquiryFields(form: FormParts) {
  const {settings} = form
  const state = fieldOf(form, 'state')
  return (
    <>
      <p className="text-sm text-soft">{settings.requiredNote}</p>
      <div className="grid gap-7 sm:grid-cols-2">
        <TextField {...fieldOf(form, 'fullName')} required autoComplete="name" />
        <EmailField form={form} name="email" type="email" inputMode="email" />
        <TextField {...fieldOf(form, 'phone')} required type="tel" autoComplete="tel" inputMode="tel" />
        {settings.stateOptions && settings.stateOptions.length > 0 && (
          <SelectField
            {...state}
            label={[state.label, settings.optionalLabel].filter(Boolean).join(' ')}
            autoComplete="address-level1"
            choices={plain(settings.stateOptions)}
          />
        )}
        <SelectField
          {...fieldOf(form, 'licenseStatus')}
          required
          choices={licenseStatuses.map((value) => ({value, label: settings.licenseStatusOptions?.[value]}))}
        />
        <SelectField {...fieldOf(form, 'experience')} required choices={plain(settings.experienceOptions)} />
      </div>
      <ChoiceGroup {...fieldOf(form, 'interests')} choices={plain(settings.interestOptions)} />
      <MessageField {...form} />
      <ContractingFields {...form} />
      <ConsentField {...form} />
    </>
  )
}

type EmailFieldProps = {form: FormParts; name: 'email' | 'contact'} & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode'
>

/** A field for an email address, which offers the right spelling of a mistyped domain when the visitor leaves it. */
function EmailField({form, name, ...input}: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [suggestion, setSuggestion] = useState<string>()
  useEffect(() => {
    const {current} = field
    if (!current) return
    const check = () => setSuggestion(suggestEmail(splitContact(current.value).email || current.value))
    current.addEventListener('change', check)
    return () => current.removeEventListener('change', check)
  }, [])
  const correct = () => {
    const {current} = field
    if (!current || !suggestion) return
    const typed = cleanEmail(splitContact(current.value).email || current.value)
    current.value = current.value.includes(typed) ? current.value.replace(typed, suggestion) : suggestion
    // React reports it as a change, which saves the draft.
    current.dispatchEvent(new Event('input', {bubbles: true}))
    setSuggestion(undefined)
    current.focus()
  }
  const [before, after] = (form.settings.messages?.emailHint ?? '').split('{value}')
  return (
    <div>
      <TextField {...fieldOf(form, name)} ref={field} required autoComplete="email" {...input} />
      <p role="status" className="text-sm">
        {suggestion && before && (
          <button
            type="button"
            onClick={correct}
            className="mt-1 min-h-6 cursor-pointer py-1 text-left font-semibold wrap-anywhere text-link underline underline-offset-4"
          >
            <span>{before}</span>
            <span translate="no">{suggestion}</span>
            <span>{after}</span>
          </button>
        )}
      </p>
    </div>
  )
}

/** The optional message with the number of characters left, which the chosen answers reduce. */
function MessageField(form: FormParts) {
  const {settings, subject} = form
  const field = fieldOf(form, 'message')
  const area = useRef<HTMLTextAreaElement>(null)
  // Empty until the visitor types, because the limit matters only then.
  const [remaining, setRemaining] = useState('')
  useEffect(() => {
    const element = area.current?.form
    if (!element) return
    const count = () => {
      const {values} = readForm(element)
      setRemaining(values.message ? messageLength('inquiry', values, settings, subject).text : '')
    }
    // Also what was filled in before hydration.
    count()
    element.addEventListener('input', count)
    return () => element.removeEventListener('input', count)
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

/** Renders the contracting fields, folded away so that the form stays short. A link can fill them in. */
function ContractingFields(form: FormParts) {
  const {settings, problems, draft, subject} = form
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
  useEffect(() => {
    const isWrong = problems.some(({field}) => contractingFields.some((name) => name === field))
    if (isWrong && details.current) details.current.open = true
  }, [problems])

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
              {...fieldOf(form, field)}
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

/** The box by which a visitor allows calls and texts. Never ticked beforehand. */
function ConsentField({id, settings, problems}: FormParts) {
  const {consent} = settings
  if (!consent || consent.enabled === 'off') return null
  return (
    <CheckboxField
      id={`${id}-consent`}
      name="consent"
      label={[consent.text, consent.enabled === 'optional' && settings.optionalLabel]
        .filter(Boolean)
        .join(' ')}
      required={consent.enabled === 'required' || undefined}
      error={problems.find(({field}) => field === 'consent')?.message}
    />
  )
}

export function QuestionFields(form: FormParts) {
  const {fields} = form.settings
  return (
    <>
      <TextField {...fieldOf(form, 'fullName', fields?.questionName)} required autoComplete="name" />
      <EmailField form={form} name="contact" />
      <TextAreaField {...fieldOf(form, 'message', fields?.question)} required />
    </>
  )
}
