import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from '@sanity/types'
import {builtInWording, type MailWording, validateMailText} from '@upline/domain/inquiry/mail-wording.ts'
import {field} from '../fields/field.ts'

/** Titles and descriptions. */
const entries: Record<keyof MailWording, readonly [title: string, description: string]> = {
  subject: ['Subject', '{name} is the sender and is required; {type} is agent, general or quote.'],
  heading: ['Heading', 'Appears at the top of the email.'],
  quoteHeading: ['Heading of a quote', 'Appears at the top of an email about a quote.'],
  nameLabel: ['Name', 'Appears before the sender’s name.'],
  emailLabel: ['Email', 'Appears before the sender’s address.'],
  typeLabel: ['Type', 'Appears before the kind of inquiry.'],
  phoneLabel: ['Phone', 'Appears before the number.'],
  productLabel: ['Product', 'Appears before the product of a quote.'],
  coverageLabel: ['Coverage', 'Appears before the coverage of a quote.'],
  premiumLabel: ['Premium', 'Appears before the premium of a quote.'],
  npnLabel: ['NPN', 'Appears before the license number.'],
  carriersLabel: ['Carriers', 'Appears before the carriers that the agent asks for.'],
  linesLabel: ['Lines', 'Appears before the lines of business.'],
  statesLabel: ['States', 'Appears before the states.'],
  sourceLabel: ['Page', 'Appears before the page on which the form was sent.'],
  note: ['Note', 'Appears at the end.'],
  noteWithoutReply: [
    'Note without an address',
    'Appears at the end if the sender’s address can’t be replied to.',
  ],
  maskedNote: ['Note about hidden digits', 'Appears at the end if digits of the inquiry are hidden.'],
}

const names = Object.keys(entries) as (keyof MailWording)[] // the keys of the table above

/** The strings of the mail that the office gets about an inquiry. */
export const notificationMail = defineType({
  name: 'notificationMail',
  title: 'Notification email',
  type: 'document',
  icon: EnvelopeIcon,
  fields: names.map((name) =>
    field('string', name, ...entries[name], {
      initialValue: builtInWording[name],
      errors: [(text) => validateMailText(name, text)],
    }),
  ),
  preview: {prepare: () => ({title: 'Notification email'})},
})
