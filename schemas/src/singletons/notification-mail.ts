import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from '@sanity/types'
import {usStates} from '@upline/domain/content/us-states.ts'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {type MailKind, mailKinds} from '@upline/domain/inquiry/mail-routes.ts'
import {builtInWording, type MailWording, validateMailText} from '@upline/domain/inquiry/mail-wording.ts'
import {field, inGroup} from '../fields/field.ts'
import {list, member, textField, textMember, toggle} from '../fields/fields.ts'

const entries: Record<keyof MailWording, readonly [title: string, description: string]> = {
  subject: ['Subject', '{name} is the sender and is required; {type} is agent, general or quote.'],
  heading: ['Heading', 'Appears at the top of the email.'],
  quoteHeading: ['Heading of a quote', 'Appears at the top of an email about a quote.'],
  nameLabel: ['Name', 'Appears before the sender’s name.'],
  emailLabel: ['Email', 'Appears before the sender’s address.'],
  typeLabel: ['Type', 'Appears before the type of inquiry.'],
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
  maskedNote: ['Note about hidden digits', 'Appears at the end if digits in the inquiry are hidden.'],
}

const names = Object.keys(entries) as (keyof MailWording)[] // the keys of the table above

const kinds: Record<MailKind, string> = {agent: 'From agents', general: 'General', quote: 'Quotes'}

const conditions = ['kinds', 'states', 'interests'] as const
type RouteValue = Partial<Record<(typeof conditions)[number], readonly unknown[]>>

const listed = (values: unknown) =>
  Array.isArray(values) ? values.map((value) => Reflect.get(kinds, value) ?? value).join(', ') : ''

/** The mailboxes other than the office's, with the inquiries that they get. */
const routes = list(
  'routes',
  'Who gets what',
  'Optional. The first entry that matches gets the email. The office gets all others, and those that a mailbox refuses.',
  {
    of: member(
      'Route',
      [
        field('string', 'to', 'Mailbox', 'The address that gets the inquiry.', {
          required: 'Enter an email address.',
          errors: [
            (address = '') =>
              isEmail(address) ? undefined : 'Enter one email address, such as medicare@example.com.',
          ],
        }),
        field('array', 'kinds', 'Kinds', 'Optional. None means all.', {
          of: [textMember({})],
          options: {list: mailKinds.map((value) => ({value, title: kinds[value]})), layout: 'grid'},
        }),
        field(
          'array',
          'interests',
          'Interests',
          'Optional. Words such as Medicare. The interests, lines or product of the inquiry must contain one of them.',
          {
            of: [textMember({required: 'Enter some text or remove the line.'})],
            options: {layout: 'tags'},
          },
        ),
        field('array', 'states', 'States', 'Optional. None means all.', {
          of: [textMember({})],
          options: {list: usStates.map(({name}) => ({value: name, title: name})), layout: 'grid'},
        }),
      ],
      {
        preview: {
          select: {title: 'to', kinds: 'kinds', interests: 'interests', states: 'states'},
          prepare: ({title, ...route}) => ({
            title,
            subtitle:
              conditions
                .map((name) => listed(route[name]))
                .filter(Boolean)
                .join('; ') || 'Every inquiry',
          }),
        },
      },
    ),
    warnings: [
      (entries = []) => {
        const all = (entries as RouteValue[]).findIndex((route) =>
          conditions.every((name) => !route[name]?.length),
        )
        return all >= 0 && all < entries.length - 1
          ? `Entry ${all + 1} gets every inquiry, so the entries below it get none. Move it to the end.`
          : undefined
      },
    ],
  },
)

const confirmation = field(
  'object',
  'confirmation',
  'Confirmation',
  'The email that the sender gets, once a day at most.',
  {
    fields: [
      toggle('isOn', 'Send it', 'Inquiries that look automated never get one.'),
      textField('subject', 'Subject', 'Also the heading. {reference} is the reference of the inquiry.', {
        initialValue: 'We have your inquiry, reference {reference}',
      }),
      textField(
        'text',
        'Text',
        'Says who answers and how to reach a person. {reference} is the reference of the inquiry. The steps under “What happens next” of the inquiry form follow.',
        {
          rows: 6,
          initialValue: 'Thank you for writing to us. Please mention your reference {reference} if you call.',
        },
      ),
    ],
  },
)

const reminder = field(
  'object',
  'reminder',
  'Weekly reminder',
  'The email that editors get once a week, if there is something to do: what Health lists as expired, which reviewed content hasn’t changed for a year, and what visitors didn’t find.',
  {
    fields: [
      toggle('isOn', 'Send it', 'If there is nothing to do, no email is sent.'),
      field('string', 'to', 'Mailbox', 'The address of the editors.', {
        errors: [
          (address = '', {parent}) =>
            isEmail(address) || !(address || Object(parent).isOn)
              ? undefined
              : 'Enter one email address, such as website@example.com.',
        ],
      }),
      textField('subject', 'Subject', 'Also the heading.', {
        initialValue: 'What the website needs this week',
      }),
      textField('text', 'Text', 'Optional. Appears above the lists.', {rows: 3}),
    ],
  },
)

/** The mails about an inquiry: their strings, the mailboxes, and the confirmation for the sender; and the reminder for editors. */
export const notificationMail = defineType({
  name: 'notificationMail',
  title: 'Notification email',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    {name: 'texts', title: 'Texts', default: true},
    {name: 'routes', title: 'Recipients'},
    {name: 'confirmation', title: 'Confirmation'},
    {name: 'reminder', title: 'Reminder'},
  ],
  fields: [
    ...inGroup(
      'texts',
      names.map((name) =>
        field('string', name, ...entries[name], {
          initialValue: builtInWording[name],
          errors: [(text) => validateMailText(name, text)],
        }),
      ),
    ),
    ...inGroup('routes', [routes]),
    ...inGroup('confirmation', [confirmation]),
    ...inGroup('reminder', [reminder]),
  ],
  preview: {prepare: () => ({title: 'Notification email'})},
})
