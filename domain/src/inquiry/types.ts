export const inquiryTypes = ['agent', 'general'] as const
export type InquiryType = (typeof inquiryTypes)[number]

/** What the visitor says about their licence, in the order of the form; content keeps the words of each. */
export const licenseStatuses = ['currentlyLicensed', 'previouslyLicensed', 'notLicensed'] as const
export type LicenseStatus = (typeof licenseStatuses)[number]

/** The contact form as it stands on screen: untrimmed, nothing chosen is ''. */
export type InquiryFormValues = {
  fullName: string
  email: string
  phone: string
  /** One of the states that the form offers, or ''. */
  state: string
  licenseStatus: LicenseStatus | ''
  experience: string
  interests: readonly string[]
  message: string
  /** Optional, about a contract: licence number, then names as the visitor writes them. */
  npn?: string
  carriers?: string
  lines?: string
  states?: string
}

export type InquiryField = keyof InquiryFormValues

/** Keys of the messages in the form's content: the rules on screen, then those of the submission service. */
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
  | 'ssnRefused'
  | 'bankRefused'

export type FieldError = {field: InquiryField; code: FieldErrorCode}

/** The kinds of request that have an hourly limit of their own. */
export type RequestKind = 'contact' | 'quote' | 'general'

/** Lines that a request for a quote adds to an inquiry. */
export const quoteFields = ['productType', 'coverage', 'premium'] as const
export type Quote = Record<(typeof quoteFields)[number], string>

/** What an inquiry may say about the contract that is asked for; each '' where nothing is said. */
export const contractingFields = ['npn', 'carriers', 'lines', 'states'] as const
export type Contracting = Record<(typeof contractingFields)[number], string>

/** Proof of consent: the text as shown with its version and language, ISO 8601 time, path of the page. */
export type InquiryConsent = {version: string; time: string; page: string; text?: string; language?: string}

/** What a form hands over. Texts are raw; `toRecord` trims, formats and escapes them. */
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
  /** Signs of a robot: what stands in the hidden field, and when the form was first shown (epoch ms). */
  honeypot?: string
  shownAt?: number
}

/** An inquiry as it is stored, but for the server's timestamp. Every text is HTML-escaped. */
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
  suspect?: true
}
