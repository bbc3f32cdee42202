import {splitContact} from '@upline/domain/inquiry/contact.ts'
import type {InquiryFormValues, LicenseStatus} from '@upline/domain/inquiry/types.ts'

/** The full inquiry, or a short question. */
export type FormKind = 'inquiry' | 'question'

export type FilledForm = {
  values: InquiryFormValues
  consent: boolean
  /** Value of the honeypot field. */
  honeypot: string
}

/** Reads the form's fields from the DOM, the only place that stores the visitor's input. */
export function readForm(form: HTMLFormElement): FilledForm {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const contact = splitContact(text('contact'))
  return {
    values: {
      fullName: text('fullName'),
      email: contact.email || text('email'),
      phone: contact.phone || text('phone'),
      state: text('state'),
      // The list's values are the statuses, and '' for none.
      licenseStatus: text('licenseStatus') as LicenseStatus | '',
      experience: text('experience'),
      interests: data.getAll('interests').map(String),
      message: text('message'),
      npn: text('npn'),
      carriers: text('carriers'),
      lines: text('lines'),
      states: text('states'),
    },
    consent: data.has('consent'),
    // It has no name that form fillers recognize.
    honeypot: form.querySelector<HTMLInputElement>('[aria-hidden] input')?.value ?? '',
  }
}
