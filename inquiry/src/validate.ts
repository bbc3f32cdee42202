import {cleanLine, cleanText} from './clean-text.ts'
import {isEmail} from './email.ts'
import {isWithin, limits} from './limits.ts'
import {formatPhone} from './phone.ts'
import type {FieldError, InquiryFormValues, InquiryRequest} from './types.ts'

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
  if (!isWithin(cleanLine(request.name), limits.name)) errors.push({field: 'fullName', code: 'nameLength'})
  if (!isEmail(cleanLine(request.email))) errors.push({field: 'email', code: 'emailRefused'})
  if (cleanLine(request.phone) && !formatPhone(request.phone))
    errors.push({field: 'phone', code: 'phoneInvalid'})
  if (!isWithin(cleanText(request.message), limits.message))
    errors.push({field: 'message', code: 'messageLength'})
  return errors
}
