import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {validateMailText} from '../validation/mail-texts.ts'

/** name: title, built-in text, description, placeholders that are filled in */
const entries: Record<string, readonly [string, string, string, ...string[]]> = {
  subject: [
    'Subject',
    'New {type} Inquiry from {name}',
    '{name} is the sender and is required; {type} is agent, general or quote.',
    'name',
    'type',
  ],
  heading: ['Heading', 'New inquiry', 'Appears at the top of the email.'],
  quoteHeading: ['Heading of a quote', 'New quote request', 'Appears at the top of an email about a quote.'],
  nameLabel: ['Name', 'Name', 'Appears before the sender’s name.'],
  emailLabel: ['Email', 'Email', 'Appears before the sender’s address.'],
  typeLabel: ['Type', 'Type', 'Appears before the kind of inquiry.'],
  phoneLabel: ['Phone', 'Phone', 'Appears before the number.'],
  productLabel: ['Product', 'Product', 'Appears before the product of a quote.'],
  coverageLabel: ['Coverage', 'Coverage', 'Appears before the coverage of a quote.'],
  premiumLabel: ['Premium', 'Premium', 'Appears before the premium of a quote.'],
  npnLabel: ['NPN', 'NPN', 'Appears before the license number.'],
  carriersLabel: ['Carriers', 'Carriers', 'Appears before the carriers that the agent asks for.'],
  linesLabel: ['Lines', 'Lines', 'Appears before the lines of business.'],
  statesLabel: ['States', 'States', 'Appears before the states.'],
  sourceLabel: ['Page', 'Sent from', 'Appears before the page on which the form was sent.'],
  note: ['Note', 'Reply to this email to reach the sender.', 'Appears at the end.'],
  noteWithoutReply: [
    'Note without an address',
    'You can’t reply to the address above. Check it for a typo.',
    'Appears at the end if the sender’s address can’t be replied to.',
  ],
  maskedNote: [
    'Note about hidden digits',
    'Digits that look like a Social Security or bank number are hidden here. The full number is in the Inbox. Delete it there.',
    'Appears at the end if digits of the inquiry are hidden.',
  ],
}

/** The words of the mail that the office gets about an inquiry. The function has the same ones built in. */
export const notificationMail = defineType({
  name: 'notificationMail',
  title: 'Notification email',
  type: 'document',
  icon: EnvelopeIcon,
  fields: Object.entries(entries).map(([name, [title, initialValue, description, ...placeholders]]) =>
    field('string', name, title, description, {
      initialValue,
      errors: [(text) => validateMailText(text, initialValue, placeholders)],
    }),
  ),
  preview: {prepare: () => ({title: 'Notification email'})},
})
