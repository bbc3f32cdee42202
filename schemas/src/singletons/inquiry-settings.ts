import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineType} from '@sanity/types'
import {usStates} from '@upline/domain/content/us-states.ts'
import {field, inGroup} from '../fields/field.ts'
import {isOptional, type LabelTable, labels, reference, richTextField, wordList} from '../fields/fields.ts'
import {inquiryConsent} from './inquiry-consent.ts'
import {inquiryMessages} from './inquiry-messages.ts'
import {inquiryTopics} from './inquiry-topics.ts'

const buttons: LabelTable = {
  submitLabel: ['Send', 'Submit Inquiry', 'The button that sends the form.'],
  submittingLabel: ['Sending', 'Submitting...', 'The button while the form is sending.'],
  anotherLabel: ['Another inquiry', 'Send another inquiry', 'Button that appears after an inquiry is sent.'],
  requiredNote: [
    'Required fields',
    'All fields are required unless marked optional.',
    'Appears above the form.',
  ],
  withoutScript: [
    'Without JavaScript',
    'This form needs JavaScript. Without it, please call or email us; the number and address are on this page.',
    'Shown instead of the button if the browser doesn’t run scripts.',
  ],
  optionalLabel: ['Optional', '(optional)', 'Appears after the label of fields that may stay empty.'],
  topicLabel: [
    'Topic',
    'Topic',
    'Appears before the topic from the link, above the form and in the inquiry.',
  ],
  aboutLabel: [
    'Asking about',
    'Asking about',
    'Optional. Appears before the carrier, product and state from the link, above the form and in the inquiry.',
  ],
  removeLabel: [
    'Remove a number',
    'Remove the number',
    'Optional. Button that removes a number that looks sensitive.',
  ],
  sendAnywayLabel: [
    'Send a number',
    'It’s something else. Send anyway',
    'Optional. Button that sends a number that looks sensitive.',
  ],
  referenceLabel: [
    'Reference',
    'Your reference',
    'Optional. Appears before the reference of a sent inquiry.',
  ],
  nextHeading: ['What happens next', 'What happens next', 'Optional. Heading after an inquiry is sent.'],
  questionHeading: [
    'Question: heading',
    'Ask a question',
    'Optional. Heading of the short form. Leave blank for no short form.',
  ],
  questionIntro: [
    'Question: introduction',
    'For anything that doesn’t need an application.',
    'Optional. Appears under the heading of the short form.',
  ],
  questionSubmitLabel: ['Question: send', 'Send question', 'Optional. The button that sends a question.'],
  remaining: [
    'Characters left',
    '{count} characters left',
    'Appears below the message while something is typed. {count} is the number.',
  ],
  tooLong: [
    'Message too long',
    '{count} characters too many. Please shorten the message.',
    'Appears below a message that is too long, and in the error summary. {count} is the number.',
  ],
  summaryHeading: ['Error summary', 'There is a problem', 'Appears above the list of errors.'],
  honeypotLabel: ['Spam trap (honeypot)', 'Leave this field empty', 'Label of a field that only bots see.'],
}

export const inquirySettings = defineType({
  name: 'inquirySettings',
  title: 'Inquiry form',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    {name: 'fields', title: 'Fields', default: true},
    {name: 'choices', title: 'Choices'},
    {name: 'buttons', title: 'Buttons and notes'},
    {name: 'messages', title: 'Messages'},
    {name: 'consent', title: 'Consent'},
  ],
  fields: [
    field('object', 'fields', 'Fields', 'The text of each field of the form, in its order.', {
      group: 'fields',
      fields: [
        ...formFields({
          fullName: ['Full name', {label: 'Full name'}],
          email: ['Email', {label: 'Email address'}],
          phone: ['Phone', {label: 'Phone number'}],
          state: ['State', {label: 'State', placeholder: 'Choose your state'}],
          licenseStatus: ['License status', {label: 'License status', placeholder: 'Choose your status'}],
          experience: ['Experience', {label: 'Experience level', placeholder: 'Choose your experience'}],
          interests: ['Interests', {label: 'Areas of interest', hint: 'Choose all that apply.'}],
          message: ['Message', {label: 'Additional Information'}],
        }),
        ...optionalFormFields({
          questionName: ['Question: name', {label: 'Your name'}],
          contact: ['Question: email or phone', {label: 'Email or phone', hint: 'How we can reach you.'}],
          question: ['Question', {label: 'Your question'}],
          // About a contract. They unfold after the others, unless their labels are blank.
          npn: [
            'License number (NPN)',
            {label: 'National Producer Number (NPN)', hint: 'Leave it blank if you don’t have one yet.'},
          ],
          carriers: ['Carriers', {label: 'Carriers', hint: 'Separate names with commas.'}],
          lines: ['Lines', {label: 'Lines of business', hint: 'For example, Medicare or final expense'}],
          states: [
            'States of the contract',
            {label: 'Where you want to write', hint: 'For example, TX or OK'},
          ],
        }),
      ],
      rule: (rule) => rule.required(),
    }),
    ...inGroup('choices', [
      field(
        'object',
        'licenseStatusOptions',
        'License status',
        'The text of the three choices. “Not licensed” makes the inquiry a general one.',
        {
          fields: labels({
            currentlyLicensed: ['Licensed', 'Currently Licensed', 'The first choice.'],
            previouslyLicensed: ['Previously licensed', 'Previously Licensed', 'The second choice.'],
            notLicensed: ['Not licensed', 'Not Licensed', 'The third choice.'],
          }),
          rule: (rule) => rule.required(),
        },
      ),
      wordList(
        'stateOptions',
        'States',
        'Optional. The choices in order. If there are none, the form leaves out this field.',
        {initialValue: usStates.map(({name}) => name)},
      ),
      wordList('experienceOptions', 'Experience', 'The choices in order.', {
        initialValue: ['0-2 years', '3-5 years', '5+ years'],
      }),
      wordList('interestOptions', 'Interests', 'The choices in order. Visitors can check several.', {
        initialValue: ['Life Insurance', 'Medicare', 'Health Insurance'],
      }),
      inquiryTopics,
    ]),
    ...inGroup('buttons', [
      ...labels(buttons),
      wordList('nextSteps', 'Next steps', 'Optional. What happens after an inquiry is sent, in order.'),
      reference('contactPerson', 'Who answers', 'Optional. The person shown after an inquiry is sent.', {
        to: 'person',
        weak: true,
      }),
      ...labels({
        contractingLabel: [
          'Contract: expand',
          'Ask for a contract (optional)',
          'Optional. Opens the contracting fields. Leave blank to hide them.',
        ],
        contractingNote: [
          'Contract: note',
          'Please don’t send a Social Security number or bank details. Carriers ask for them on their own secure pages.',
          'Optional. Appears above the contracting fields. Says what not to send.',
        ],
      }),
      richTextField(
        'privacyNote',
        'Privacy note',
        'Optional. How the information is used, with a link to the privacy policy. Appears next to the button.',
      ),
    ]),
    field(
      'object',
      'messages',
      'Messages',
      'What the form says when an inquiry is sent or something goes wrong.',
      {
        group: 'messages',
        fields: inquiryMessages,
        rule: (rule) => rule.required(),
      },
    ),
    inquiryConsent,
  ],
  preview: {prepare: () => ({title: 'Inquiry form'})},
})

interface FieldLabels {
  label: string
  placeholder?: string
  hint?: string
}

type FormFields = Record<string, readonly [title: string, initialValue: FieldLabels]>

function formFields(table: FormFields, description = 'Label, example and hint of this field.') {
  return Object.entries(table).map(([name, [title, initialValue]]) =>
    field('fieldText', name, title, description, {
      initialValue,
      options: {collapsible: true, collapsed: false},
      rule: isOptional(description) ? undefined : (rule) => rule.required(),
    }),
  )
}

function optionalFormFields(table: FormFields) {
  return formFields(
    table,
    'Optional. Label, example and hint of this field. Leave the label blank to hide it.',
  )
}
