import {cleanLine, cleanText} from './clean-text.ts'
import {contractingOf} from './contracting.ts'
import {isEmail} from './email.ts'
import {isWithin, limits} from './limits.ts'
import {formatPhone} from './phone.ts'
import {type SensitiveKind, sensitiveKind} from './sensitive.ts'
import {matchesStored} from './stored-patterns.ts'
import type {Contracting, FieldError, FieldErrorCode, InquiryFormValues, InquiryRequest} from './types.ts'

/** The rules on screen, in the order of the fields. Empty when the form may be handed to the service. */
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

/** The rules of the submission service, in the order in which the first failing one is reported. */
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

const refusals: Record<SensitiveKind, FieldErrorCode> = {
  socialSecurity: 'ssnRefused',
  bankNumber: 'bankRefused',
}

/** Nine digits by themselves are a phone number that lacks one. */
function phoneText(phone: string): string {
  return /^\d{9}$/.test(cleanLine(phone)) ? '' : phone
}

function sensitiveErrors(texts: Partial<Record<FieldError['field'], string>>): FieldError[] {
  // The keys are those of the parameter.
  return (Object.entries(texts) as [FieldError['field'], string][]).flatMap(([field, text]) => {
    const kind = sensitiveKind(cleanText(text))
    return kind ? [{field, code: refusals[kind]}] : []
  })
}

/** One reason for each field: a Social Security number is no phone number either, and the visitor reads why once. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({field}, index) => errors.findIndex((other) => other.field === field) === index)
}
