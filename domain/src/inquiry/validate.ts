import {cleanLine, cleanText} from './clean-text.ts'
import {contractingOf} from './contracting.ts'
import {isEmail} from './email.ts'
import {isWithin, limits} from './limits.ts'
import {formatPhone} from './phone.ts'
import {type SensitiveKind, sensitiveKind} from './sensitive.ts'
import {matchesStored} from './stored-patterns.ts'
import type {Contracting, FieldError, FieldErrorCode, InquiryFormValues, InquiryRequest} from './types.ts'

/** Validates the form in the order of its fields. Returns an empty array if it can be submitted. */
export function validateForm(values: InquiryFormValues): FieldError[] {
  const errors: FieldError[] = []
  if (!cleanLine(values.fullName)) errors.push({field: 'fullName', code: 'nameRequired'})
  if (!cleanLine(values.email)) errors.push({field: 'email', code: 'emailRequired'})
  else if (!isEmail(cleanLine(values.email))) errors.push({field: 'email', code: 'emailInvalid'})
  if (!cleanLine(values.phone)) errors.push({field: 'phone', code: 'phoneRequired'})
  if (!values.licenseStatus) errors.push({field: 'licenseStatus', code: 'licenseStatusRequired'})
  if (!values.experience) errors.push({field: 'experience', code: 'experienceRequired'})
  if (values.interests.length === 0) errors.push({field: 'interests', code: 'interestsRequired'})
  errors.push(
    ...sensitiveErrors({fullName: values.fullName, email: values.email, phone: phoneText(values.phone)}),
    ...contractingErrors(contractingOf(values)),
    ...sensitiveErrors({message: values.message}),
  )
  return firstOfEach(errors)
}

/** Validates a request before it is stored; the caller shows the first error. */
export function validateRequest(
  request: Pick<InquiryRequest, 'name' | 'email' | 'phone' | 'message' | 'contracting' | 'quote'>,
): FieldError[] {
  const errors: FieldError[] = []
  if (!isWithin(cleanLine(request.name), limits.name)) errors.push({field: 'fullName', code: 'nameLength'})
  if (!isEmail(cleanLine(request.email))) errors.push({field: 'email', code: 'emailRefused'})
  if (cleanLine(request.phone) && !formatPhone(request.phone))
    errors.push({field: 'phone', code: 'phoneInvalid'})
  if (!isWithin(cleanText(request.message), limits.message))
    errors.push({field: 'message', code: 'messageLength'})
  errors.push(
    ...sensitiveErrors({fullName: request.name, email: request.email, message: request.message}),
    ...(request.contracting ? contractingErrors(request.contracting) : []),
    ...Object.values(request.quote ?? {}).flatMap((text) => sensitiveErrors({message: text})),
  )
  return firstOfEach(errors)
}

function contractingErrors({npn, carriers, lines, states}: Contracting): FieldError[] {
  const texts = {carriers, lines, states}
  const long = (['carriers', 'lines', 'states'] as const)
    .filter((field) => !isWithin(cleanLine(texts[field]), limits.contracting))
    .map((field): FieldError => ({field, code: 'contractingLength'}))
  return [...npnErrors(npn), ...sensitiveErrors(texts), ...long]
}

function npnErrors(npn: string): FieldError[] {
  const number = cleanLine(npn)
  if (matchesStored('npn', number)) return []
  const isSocialSecurity = /^\d{9}$/.test(number) || sensitiveKind(number) === 'socialSecurity'
  return [{field: 'npn', code: isSocialSecurity ? 'ssnRefused' : 'npnInvalid'}]
}

const sensitiveCodes: Record<SensitiveKind, FieldErrorCode> = {
  socialSecurity: 'ssnRefused',
  bankNumber: 'bankRefused',
}

/** Returns '' for nine digits: a phone number with a missing digit, not a Social Security number. */
function phoneText(phone: string): string {
  return /^\d{9}$/.test(cleanLine(phone)) ? '' : phone
}

function sensitiveErrors(texts: Partial<Record<FieldError['field'], string>>): FieldError[] {
  // Object.entries loses the key type.
  return (Object.entries(texts) as [FieldError['field'], string][]).flatMap(([field, text]) => {
    const kind = sensitiveKind(cleanText(text))
    return kind ? [{field, code: sensitiveCodes[kind]}] : []
  })
}

/** Keeps the first error of each field, because a Social Security number is also an invalid phone number. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({field}, index) => errors.findIndex((other) => other.field === field) === index)
}
