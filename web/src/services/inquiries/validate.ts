import {cleanLine, cleanText} from './clean-text.ts'
import {formatPhone} from './format-phone.ts'
import type {FieldError, InquiryFormValues, InquiryRequest} from './types.ts'

export const nameLimits = {min: 2, max: 100} as const
export const messageLimits = {min: 10, max: 1000} as const

// What the notification function accepts as a reply address: one address, ASCII, no quoted part, a dotted domain.
const emailPattern =
  /^(?=.{6,254}$)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/

export function isEmail(text: string): boolean {
  return emailPattern.test(text)
}

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
  return errors
}

/** The rules of the submission service, in the order in which the first failing one is reported. */
export function validateRequest(
  request: Pick<InquiryRequest, 'name' | 'email' | 'phone' | 'message'>,
): FieldError[] {
  const errors: FieldError[] = []
  if (!within(cleanLine(request.name), nameLimits)) errors.push({field: 'fullName', code: 'nameLength'})
  if (!isEmail(cleanLine(request.email))) errors.push({field: 'email', code: 'emailRefused'})
  if (cleanLine(request.phone) && !formatPhone(request.phone))
    errors.push({field: 'phone', code: 'phoneInvalid'})
  if (!within(cleanText(request.message), messageLimits))
    errors.push({field: 'message', code: 'messageLength'})
  return errors
}

function within(text: string, limits: {min: number; max: number}): boolean {
  return text.length >= limits.min && text.length <= limits.max
}
