import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from '@sanity/types'
import {mailTextProblem} from '../validation/mail-texts.ts'

/** name: title, built-in text, description, placeholders that are filled in */
const entries: Record<string, readonly [string, string, string, ...string[]]> = {
  subject: [
    'Subject',
    'New {type} Inquiry from {name}',
    '{name} is the sender, and has to be there; {type} is agent, general or quote.',
    'name',
    'type',
  ],
  heading: ['Heading', 'New inquiry', 'Stands over the mail.'],
  quoteHeading: ['Heading of a quote', 'New quote request', 'Stands over a mail that asks for a quote.'],
  nameLabel: ['Name', 'Name', 'Stands before the sender’s name.'],
  emailLabel: ['E-mail', 'E-mail', 'Stands before the sender’s address.'],
  typeLabel: ['Type', 'Type', 'Stands before the kind of inquiry.'],
  phoneLabel: ['Phone', 'Phone', 'Stands before the number.'],
  productLabel: ['Product', 'Product', 'Stands before the product of a quote.'],
  coverageLabel: ['Coverage', 'Coverage', 'Stands before the coverage of a quote.'],
  premiumLabel: ['Premium', 'Premium', 'Stands before the premium of a quote.'],
  npnLabel: ['NPN', 'NPN', 'Stands before the licence number.'],
  carriersLabel: ['Carriers', 'Carriers', 'Stands before the carriers that the agent asks for.'],
  linesLabel: ['Lines', 'Lines', 'Stands before the lines of business.'],
  statesLabel: ['States', 'States', 'Stands before the states.'],
  sourceLabel: ['Page', 'Sent from', 'Stands before the page on which the form was sent.'],
  note: ['Note', 'Reply to this email to reach the sender.', 'Stands at the end.'],
  noteWithoutReply: [
    'Note without an address',
    'You can’t reply to the address above. Check it for a typo.',
    'Stands at the end where the sender’s address cannot be answered.',
  ],
  maskedNote: [
    'Note about hidden digits',
    'Digits that look like a Social Security or bank number are hidden here. The full number is in the Inbox. Delete it there.',
    'Stands at the end where digits of the inquiry are hidden.',
  ],
}

/** The words of the mail that the office gets about an inquiry. The function has the same ones built in. */
export const notificationMail = defineType({
  name: 'notificationMail',
  title: 'Mail to the office',
  type: 'document',
  icon: EnvelopeIcon,
  fields: Object.entries(entries).map(([name, [title, initialValue, description, ...placeholders]]) =>
    defineField({
      name,
      title,
      type: 'string',
      description,
      initialValue,
      validation: (rule) => rule.custom((text) => mailTextProblem(text, initialValue, placeholders)),
    }),
  ),
  preview: {prepare: () => ({title: 'Mail to the office'})},
})
