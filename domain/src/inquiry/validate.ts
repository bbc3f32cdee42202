import {cleanLine, cleanText} from './clean-text.ts'
import {contractingOf} from './contracting.ts'
import {cleanEmail, isEmail} from './email.ts'
import {isWithin, limits} from './limits.ts'
import {cleanNpn} from './npn.ts'
import {formatPhone} from './phone.ts'
import {type SensitiveKind, sensitiveKind} from './sensitive.ts'
import {matchesStored} from './stored-patterns.ts'
import type {
  Contracting,
  FieldError,
  InquiryFormValues,
  InquiryRequest,
  RequestKind,
  SensitiveCode,
} from './types.ts'

/**
 * Validates the form in the order of its fields. Returns an empty array if it can be submitted. `confirmed` are texts of which the visitor
 * said that they contain nothing sensitive.
 */
export function validateForm(
  values: InquiryFormValues,
  confirmed: ReadonlySet<string> = new Set(),
): FieldError[] {
  const errors: FieldError[] = []
  const unconfirmed = (text: string) => (confirmed.has(text) ? '' : text)
  const email = cleanEmail(values.email)
  errors.push(...nameErrors(values.fullName))
  if (!email) errors.push({field: 'email', code: 'emailRequired'})
  else if (!isEmail(email)) errors.push({field: 'email', code: 'emailInvalid'})
  if (!cleanLine(values.phone)) errors.push({field: 'phone', code: 'phoneRequired'})
  else if (!formatPhone(values.phone)) errors.push({field: 'phone', code: 'phoneInvalid'})
  if (!values.licenseStatus) errors.push({field: 'licenseStatus', code: 'licenseStatusRequired'})
  if (!values.experience) errors.push({field: 'experience', code: 'experienceRequired'})
  if (values.interests.length === 0) errors.push({field: 'interests', code: 'interestsRequired'})
  const {npn, carriers, lines, states} = contractingOf(values)
  errors.push(
    ...sensitiveErrors({
      fullName: unconfirmed(values.fullName),
      phone: unconfirmed(values.phone),
      npn: unconfirmed(npn),
    }),
    ...contractingErrors(contractingOf(values)),
    ...sensitiveErrors({
      carriers: unconfirmed(carriers),
      lines: unconfirmed(lines),
      states: unconfirmed(states),
      message: unconfirmed(values.message),
    }),
  )
  return firstOfEach(errors)
}

function nameErrors(name: string): FieldError[] {
  if (!cleanLine(name)) return [{field: 'fullName', code: 'nameRequired'}]
  return isWithin(cleanLine(name), limits.name) ? [] : [{field: 'fullName', code: 'nameLength'}]
}

/** Validates a short question: a name, an email address or phone number, and the question. */
export function validateQuestion(
  {fullName, email, phone, message}: InquiryFormValues,
  confirmed: ReadonlySet<string> = new Set(),
): FieldError[] {
  const errors: FieldError[] = []
  errors.push(...nameErrors(fullName))
  if (!isEmail(cleanEmail(email)) && !formatPhone(phone))
    errors.push({field: 'contact', code: 'contactInvalid'})
  if (!cleanLine(message)) errors.push({field: 'message', code: 'questionRequired'})
  const texts = {fullName, message}
  const unconfirmed = Object.entries(texts).filter(([, text]) => !confirmed.has(text))
  return firstOfEach([...errors, ...sensitiveErrors(Object.fromEntries(unconfirmed))])
}

/** Validates a request before it is stored; the caller shows the first error. */
export function validateRequest(
  request: Pick<
    InquiryRequest,
    'name' | 'email' | 'phone' | 'message' | 'contracting' | 'quote' | 'confirmed'
  > & {kind?: RequestKind},
): FieldError[] {
  const errors: FieldError[] = []
  const {name, message, contracting, quote} = request
  if (!isWithin(cleanLine(name), limits.name)) errors.push({field: 'fullName', code: 'nameLength'})
  // A short question may have a phone number only.
  const mayLackEmail = request.kind === 'general' && !cleanLine(request.email) && cleanLine(request.phone)
  if (!mayLackEmail && !isEmail(cleanEmail(request.email)))
    errors.push({field: 'email', code: 'emailRefused'})
  if (cleanLine(request.phone) && !formatPhone(request.phone))
    errors.push({field: 'phone', code: 'phoneInvalid'})
  if (!isWithin(cleanText(message), limits.message)) errors.push({field: 'message', code: 'messageLength'})
  if (!request.confirmed) {
    const quoted = Object.values(quote ?? {}).flatMap((text) => sensitiveErrors({message: text}))
    errors.push(...sensitiveErrors({fullName: name, message, ...contracting}), ...quoted)
  }
  if (contracting) errors.push(...contractingErrors(contracting))
  return firstOfEach(errors)
}

function contractingErrors({npn, carriers, lines, states}: Contracting): FieldError[] {
  const texts = {carriers, lines, states}
  const long = (['carriers', 'lines', 'states'] as const)
    .filter((field) => !isWithin(cleanLine(texts[field]), limits.contracting))
    .map((field): FieldError => ({field, code: 'contractingLength'}))
  return matchesStored('npn', cleanNpn(npn)) ? long : [{field: 'npn', code: 'npnInvalid'}, ...long]
}

const sensitiveCodes: Record<SensitiveKind, SensitiveCode> = {
  socialSecurity: 'ssnRefused',
  medicare: 'medicareRefused',
  cardNumber: 'cardRefused',
  bankNumber: 'bankRefused',
}

export function isSensitiveCode(code: string): boolean {
  return Object.values<string>(sensitiveCodes).includes(code)
}

function sensitiveErrors(texts: Partial<Record<FieldError['field'], string>>): FieldError[] {
  // Object.entries loses the key type.
  return (Object.entries(texts) as [FieldError['field'], string][]).flatMap(([field, text]) => {
    const kind = sensitiveKind(cleanText(text))
    return kind ? [{field, code: sensitiveCodes[kind]}] : []
  })
}

/** Keeps the first error of each field, because a Social Security number is also an invalid license number. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({field}, index) => errors.findIndex((other) => other.field === field) === index)
}
