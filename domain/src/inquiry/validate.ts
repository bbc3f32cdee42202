import {cleanLine, cleanText} from './clean-text.ts'
import {contractingOf} from './contracting.ts'
import {cleanEmail, isEmail} from './email.ts'
import {isWithin, limits} from './limits.ts'
import {cleanNpn} from './npn.ts'
import {formatPhone} from './phone.ts'
import {sensitiveCode} from './sensitive.ts'
import {matchesStored} from './stored-patterns.ts'
import {
  type Contracting,
  contractingFields,
  type FieldError,
  type InquiryFormValues,
  type InquiryRequest,
  type RequestKind,
  sensitiveCodes,
} from './types.ts'

/**
 * Validates the form in the order of its fields. Returns an empty array if it can be submitted. `confirmed` are texts of which the visitor
 * said that they contain nothing sensitive.
 */
export function validateForm(values: InquiryFormValues, confirmed?: ReadonlySet<string>): FieldError[] {
  const errors: FieldError[] = []
  const email = cleanEmail(values.email)
  errors.push(...nameErrors(values.fullName))
  if (!email) errors.push({field: 'email', code: 'emailRequired'})
  else if (!isEmail(email)) errors.push({field: 'email', code: 'emailInvalid'})
  if (!cleanLine(values.phone)) errors.push({field: 'phone', code: 'phoneRequired'})
  else if (!formatPhone(values.phone)) errors.push({field: 'phone', code: 'phoneInvalid'})
  if (!values.licenseStatus) errors.push({field: 'licenseStatus', code: 'licenseStatusRequired'})
  if (!values.experience) errors.push({field: 'experience', code: 'experienceRequired'})
  if (values.interests.length === 0) errors.push({field: 'interests', code: 'interestsRequired'})
  const contracting = contractingOf(values)
  const {npn, ...texts} = contracting
  errors.push(
    ...sensitiveErrors({fullName: values.fullName, phone: values.phone, npn}, confirmed),
    ...contractingErrors(contracting),
    ...sensitiveErrors({...texts, message: values.message}, confirmed),
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
  confirmed?: ReadonlySet<string>,
): FieldError[] {
  const errors: FieldError[] = []
  errors.push(...nameErrors(fullName))
  if (!isEmail(cleanEmail(email)) && !formatPhone(phone))
    errors.push({field: 'contact', code: 'contactInvalid'})
  if (!cleanLine(message)) errors.push({field: 'message', code: 'questionRequired'})
  return firstOfEach([...errors, ...sensitiveErrors({fullName, message}, confirmed)])
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

function contractingErrors(contracting: Contracting): FieldError[] {
  const long = contractingFields
    .filter((field) => field !== 'npn' && !isWithin(cleanLine(contracting[field]), limits.contracting))
    .map((field): FieldError => ({field, code: 'contractingLength'}))
  return matchesStored('npn', cleanNpn(contracting.npn))
    ? long
    : [{field: 'npn', code: 'npnInvalid'}, ...long]
}

export function isSensitiveCode(code: string): boolean {
  return sensitiveCodes.some((sensitive) => sensitive === code)
}

function sensitiveErrors(
  texts: Partial<Record<FieldError['field'], string>>,
  confirmed?: ReadonlySet<string>,
): FieldError[] {
  // Object.entries loses the key type.
  return (Object.entries(texts) as [FieldError['field'], string][]).flatMap(([field, text]) => {
    const code = confirmed?.has(text) ? undefined : sensitiveCode(cleanText(text))
    return code ? [{field, code}] : []
  })
}

/** Keeps the first error of each field, because a text that is too long may contain a Social Security number, too. */
function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({field}, index) => errors.findIndex((other) => other.field === field) === index)
}
