import type {InquiryFormValues, LicenseStatus} from '@upline/domain/inquiry/types.ts'

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
  return {
    values: {
      fullName: text('fullName'),
      email: text('email'),
      phone: text('phone'),
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
    honeypot: text('website'),
  }
}

/** Whether the visitor has filled in nothing; the carrier that a link names is not theirs. */
export function isEmpty({values: {carriers: _, ...values}, consent}: FilledForm): boolean {
  return !consent && Object.values(values).every(({length}) => length === 0)
}
