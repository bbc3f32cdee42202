import {type LabelTable, labels} from '../fields/fields.ts'

type Messages = Record<string, readonly [title: string, initialValue: string]>

/** Returns messages with the same description. */
const describe = (description: string, messages: Messages): LabelTable =>
  Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, [...texts, description]]))

const entries: LabelTable = {
  ...describe('Shown under the field.', {
    nameRequired: ['Name missing', 'Full name is required'],
    emailRequired: ['Email missing', 'Email is required'],
    emailInvalid: ['Email wrong', 'Invalid email address'],
  }),
  emailHint: [
    'Email probably mistyped',
    'Did you mean {value}?',
    'Optional. Offered under the field for an address such as ada@gmial.com. {value} is the corrected address.',
  ],
  ...describe('Shown under the field.', {
    phoneRequired: ['Phone missing', 'Phone number is required'],
    licenseStatusRequired: ['License status missing', 'License status is required'],
    experienceRequired: ['Experience missing', 'Experience level is required'],
    interestsRequired: ['Interests missing', 'Please select at least one area of interest'],
  }),
  ...describe('Shown if the server rejects the value.', {
    nameLength: ['Name too short or long', 'Name must be between 2 and 100 characters'],
    emailRefused: ['Email refused', 'Please provide a valid email address'],
    phoneInvalid: ['Phone refused', 'Please provide a valid phone number'],
    messageLength: ['Message too short or long', 'Message must be between 10 and 1000 characters'],
  }),
  ...describe('Optional. Shown under the field.', {
    npnInvalid: ['License number wrong', 'Enter the NPN in digits only, such as 12345678, or leave it blank'],
    contractingLength: ['Field about a contract too long', 'Please shorten this to at most 200 characters'],
  }),
  ...describe('Optional. Shown under the field. The reader can remove the number or send it anyway.', {
    ssnRefused: [
      'Social Security number',
      'This looks like a Social Security number. We never ask for one here',
    ],
    medicareRefused: ['Medicare number', 'This looks like a Medicare number. We never ask for one here'],
    cardRefused: ['Card number', 'This looks like a card number. We never ask for one here'],
  }),
  bankRefused: [
    'Bank account',
    'This looks like bank account and routing numbers. We never ask for them here',
    'Optional. Shown under the field. The reader can remove the numbers or send them anyway.',
  ],
  ...describe('Optional. Shown under the field of the short form.', {
    contactInvalid: ['Question: email or phone', 'Enter an email address, or a phone number with area code'],
    questionRequired: ['Question missing', 'Enter your question'],
  }),
  questionSent: [
    'Question sent',
    'Thank you. We’ll answer within {responseTime}.',
    'Optional. Shown when the short form was sent.',
  ],
  rateLimit: [
    'Too many inquiries',
    "You've exceeded the maximum number of submissions ({limit} per 1 hour). Please try again in {n} minute(s).",
    '{limit} is how many are allowed, {n} the minutes to wait.',
  ],
  submissionFailed: [
    'Couldn’t save',
    'Failed to submit your inquiry. Please try again.',
    'Shown when the inquiry can’t be stored or saved in the browser.',
  ],
  genericError: [
    'Something went wrong',
    'There was an error submitting your inquiry. Please try again.',
    'Shown for any other error.',
  ],
  callInstead: [
    'Call instead',
    'If it is urgent, call',
    'Optional. Appears before the phone number of the header wherever an inquiry was not sent.',
  ],
  success: [
    'Sent',
    'Thank you for your interest in joining {providerName}! Our recruiting team will contact you within {responseTime}.',
    'Shown when the inquiry was stored.',
  ],
  savedLocally: [
    'Saved in the browser',
    "Your inquiry has been saved locally. We'll process it once our system is back online.",
    'Shown when the inquiry waits in the browser.',
  ],
  consentRequired: [
    'Consent missing',
    'Please check the box to allow calls and texts',
    'Shown under the consent box when it is required and not checked.',
  ],
}

/** Without an optional message, the form shows “Something went wrong”, or “Sent” for a question. */
export const inquiryMessages = labels(entries)
