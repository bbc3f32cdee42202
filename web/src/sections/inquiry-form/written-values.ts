import type {InquiryFormValues, LicenseStatus} from '../../services/inquiries/types.ts'

/** What stands in the fields of the form: a visitor may have written before the page's scripts were there. */
export function writtenValues(form: HTMLFormElement): InquiryFormValues {
  const data = new FormData(form)
  const text = (name: keyof InquiryFormValues) => String(data.get(name) ?? '')
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    // The list holds the statuses, and '' for none.
    licenseStatus: text('licenseStatus') as LicenseStatus | '',
    experience: text('experience'),
    interests: data.getAll('interests').map(String),
    message: text('message'),
  }
}
