export const inquiryTypes = ['agent', 'general'] as const
export type InquiryType = (typeof inquiryTypes)[number]

/** License statuses in the order of the form; their labels are content. */
export const licenseStatuses = ['currentlyLicensed', 'previouslyLicensed', 'notLicensed'] as const
export type LicenseStatus = (typeof licenseStatuses)[number]

/** The values of the contact form: untrimmed; '' if nothing is chosen. */
export type InquiryFormValues = {
  fullName: string
  email: string
  phone: string
  /** A state that the form offers, or ''. */
  state: string
  licenseStatus: LicenseStatus | ''
  experience: string
  interests: readonly string[]
  message: string
  /** Optional contracting answers: license number, then names as typed. */
  npn?: string
  carriers?: string
  lines?: string
  states?: string
}

export type InquiryField = keyof InquiryFormValues

/** Keys of the error messages in the form’s content, in the order of `validateForm`, then `validateRequest`. */
export type FieldErrorCode =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'licenseStatusRequired'
  | 'experienceRequired'
  | 'interestsRequired'
  | 'nameLength'
  | 'emailRefused'
  | 'phoneInvalid'
  | 'messageLength'
  | 'npnInvalid'
  | 'contractingLength'
  | 'contactInvalid'
  | 'questionRequired'
  | SensitiveCode

/** Codes of numbers that look sensitive, which the visitor may send after confirming that they are not. */
export const sensitiveCodes = ['ssnRefused', 'medicareRefused', 'cardRefused', 'bankRefused'] as const
export type SensitiveCode = (typeof sensitiveCodes)[number]

/** `contact` is the email address or phone number of a short question. */
export type FieldError = {field: InquiryField | 'contact'; code: FieldErrorCode}

/** Kinds of requests; each has its own hourly limit. */
export type RequestKind = 'contact' | 'quote' | 'general'

/** Fields that a quote request adds to an inquiry. */
export const quoteFields = ['productType', 'coverage', 'premium'] as const
export type Quote = Record<(typeof quoteFields)[number], string>

/** Contracting answers of an inquiry; '' for each missing answer. */
export const contractingFields = ['npn', 'carriers', 'lines', 'states'] as const
export type Contracting = Record<(typeof contractingFields)[number], string>

/** Proof of consent: the text as shown with its version and language, ISO 8601 time, path of the page. */
export type InquiryConsent = {version: string; time: string; page: string; text?: string; language?: string}

/** A submitted form with raw strings; `toRecord` trims, formats and escapes them. */
export type InquiryRequest = {
  kind: RequestKind
  type: InquiryType
  name: string
  email: string
  phone: string
  /** The combined message, from `composeMessage`. */
  message: string
  consent?: InquiryConsent
  quote?: Quote
  contracting?: Contracting
  /** Whether the visitor confirmed that the numbers which look sensitive are not. */
  confirmed?: boolean
  /** Bot detection: the value of the hidden field, and the ms in which the form was filled in, unless it was restored. */
  honeypot?: string
  elapsed?: number
}

/** A stored inquiry without the server's timestamp. Every string is HTML-escaped. */
export type InquiryRecord = {
  type: InquiryType
  name: string
  email: string
  phone: string
  message: string
  status: 'new'
  metadata: {source: string; referrer: string; userAgent: string}
  consent?: InquiryConsent
  quote?: Quote
  contracting?: Contracting
  /** Present if the visitor confirmed that numbers which look sensitive are not. */
  confirmed?: true
  suspect?: true
}
