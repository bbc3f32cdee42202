/** What the visitor says about their licence: the names under which content keeps the words of each. */
export type LicenseStatus = 'currentlyLicensed' | 'previouslyLicensed' | 'notLicensed'

export type InquiryType = 'agent' | 'general'

/** The kinds of request that have an hourly limit of their own (see rate-limit.ts). */
export type RequestKind = 'contact' | 'quote' | 'general'

/** The contact form as it stands on screen: untrimmed, nothing chosen is ''. */
export type InquiryFormValues = {
  fullName: string
  email: string
  phone: string
  licenseStatus: LicenseStatus | ''
  experience: string
  interests: readonly string[]
  message: string
}

export type InquiryField = keyof InquiryFormValues

/** Codes that the form's content has a message for: the rules on screen, then those of the service. */
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

export type FieldError = {field: InquiryField; code: FieldErrorCode}

/** Proof of what the visitor agreed to: version of the text, ISO 8601 time, path of the page. */
export type InquiryConsent = {version: string; time: string; page: string}

/** What a form hands over. Texts are raw; the service trims, formats and escapes them. */
export type InquiryRequest = {
  kind: RequestKind
  type: InquiryType
  name: string
  email: string
  phone: string
  /** The combined message, from `composeMessage`. */
  message: string
  consent?: InquiryConsent
  /** Signs of a robot: what stands in the hidden field, and when the form was first shown (epoch ms). */
  honeypot?: string
  shownAt?: number
}

export type SubmitResult =
  | {status: 'saved'; via: 'firestore' | 'local'; id: string}
  | {status: 'invalid'; code: 'VALIDATION_ERROR'; errors: readonly [FieldError, ...FieldError[]]}
  | {status: 'rate-limited'; code: 'RATE_LIMIT_ERROR'; limit: number; minutes: number}
  | {status: 'failed'; code: 'SUBMISSION_FAILED'}

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
  suspect?: true
}

/** What the outbox holds and what happened to it, for a notice on the page. */
export type OutboxEvent =
  | {type: 'kept'; id: string}
  | {type: 'sent'; id: string}
  | {type: 'expired'; id: string}

export type InquiryService = {
  /** Never throws: whatever goes wrong is one of the results. */
  submit(request: InquiryRequest): Promise<SubmitResult>
  /** Sends what the outbox holds; resolves with how many are still waiting. */
  resend(): Promise<number>
  /** How many inquiries wait in this browser. */
  waiting(): number
  /** Tells what the outbox does, also from other tabs' work as far as this tab notices. Returns the way out. */
  onOutbox(listener: (event: OutboxEvent) => void): () => void
}
