import type {InquiryField} from '@upline/domain/inquiry/types.ts'
import {createContext, useContext} from 'react'
import type {Draft} from './draft.ts'
import type {Problem} from './form-values.ts'
import type {InquirySettings, Subject} from './use-subject.ts'

/** What the fields of a form share. Their input is in the DOM only, and is read on submit. */
export type FormParts = {
  id: string
  settings: InquirySettings
  subject: Subject
  draft: Draft
  problems: readonly Problem[]
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A field of the inquiry form is outside of the form')
  return parts
}

type FieldTexts = {label?: string; hint?: string; placeholder?: string}

/** Returns a function that returns the properties of a field: its labels, and its problem. */
export function useField() {
  const {id, settings, problems} = useFormParts()
  return (name: InquiryField | 'contact', texts: FieldTexts | undefined = settings.fields?.[name]) => ({
    id: `${id}-${name}`,
    name,
    label: texts?.label,
    hint: texts?.hint,
    placeholder: texts?.placeholder,
    error: problems.find(({field}) => field === name)?.message,
  })
}
