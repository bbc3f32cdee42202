import {pageLink} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const inquiryForm: SectionOf<'inquiryForm'> = {
  _key: 'inquiryForm',
  _type: 'inquiryForm',
  anchor: null,
  tone: null,
  heading: 'New Agent Inquiry',
  intro: 'Three minutes. No résumé, no fee, no obligation.',
  settings: {
    _id: 'inquirySettings',
    _type: 'inquirySettings',
    fields: {
      fullName: {
        _type: 'fieldText',
        label: 'Full Name',
        hint: 'As it stands on your license.',
      },
      email: {
        _type: 'fieldText',
        label: 'Email Address',
        hint: 'We answer to this address.',
      },
      phone: {
        _type: 'fieldText',
        label: 'Phone Number',
        hint: '10 digits; we call during business hours.',
      },
      state: {
        _type: 'fieldText',
        label: 'State',
        placeholder: 'Choose your state',
      },
      licenseStatus: {
        _type: 'fieldText',
        label: 'License Status',
        placeholder: 'Choose your license status',
      },
      experience: {
        _type: 'fieldText',
        label: 'Experience Level',
        placeholder: 'Choose your experience',
      },
      interests: {
        _type: 'fieldText',
        label: 'Areas of Interest',
        hint: 'Choose all that apply.',
      },
      message: {
        _type: 'fieldText',
        label: 'Additional Information',
        hint: 'Your state, your current contracts, your questions.',
      },
    },
    licenseStatusOptions: {
      currentlyLicensed: 'Currently Licensed',
      previouslyLicensed: 'Previously Licensed',
      notLicensed: 'Not Licensed',
    },
    stateOptions: ['Oklahoma', 'Texas'],
    experienceOptions: ['0-2 years', '3-5 years', '5+ years'],
    interestOptions: ['Life Insurance', 'Medicare', 'Health Insurance'],
    topics: [
      {_key: 'elite', key: 'partner-elite', text: 'The Elite partner tier'},
      {_key: 'training', key: 'training', text: 'Link to the daily training call'},
    ],
    submitLabel: 'Submit Inquiry',
    submittingLabel: 'Submitting...',
    anotherLabel: 'Send another inquiry',
    withoutScript: 'This form needs JavaScript.',
    requiredNote: 'All fields are required unless marked optional.',
    optionalLabel: '(optional)',
    topicLabel: 'Topic',
    remaining: '{count} characters left',
    tooLong: '{count} characters too many. Please shorten the message.',
    summaryHeading: 'There is a problem',
    honeypotLabel: 'Leave this field empty',
    privacyNote: [
      {
        _type: 'block',
        _key: 'privacy',
        style: 'normal',
        markDefs: [
          {
            _key: 'link',
            _type: 'textLink',
            link: pageLink('/privacy'),
          },
        ],
        children: [
          {_type: 'span', _key: 'text', text: 'We use what you send to answer you. ', marks: []},
          {_type: 'span', _key: 'name', text: 'Privacy Policy', marks: ['link']},
        ],
      },
    ],
    messages: {
      nameRequired: 'Full name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Invalid email address',
      phoneRequired: 'Phone number is required',
      licenseStatusRequired: 'License status is required',
      experienceRequired: 'Experience level is required',
      interestsRequired: 'Please select at least one area of interest',
      nameLength: 'Name must be between 2 and 100 characters',
      emailRefused: 'Please provide a valid email address',
      phoneInvalid: 'Please provide a valid phone number',
      messageLength: 'Message must be between 10 and 1000 characters',
      rateLimit:
        "You've exceeded the maximum number of submissions ({limit} per 1 hour). Please try again in {n} minute(s).",
      submissionFailed: 'Failed to submit your inquiry. Please try again.',
      genericError: 'There was an error submitting your inquiry. Please try again.',
      success:
        'Thank you for your interest in joining Harbor Oak Insurance Marketing! Our recruiting team will contact you within 24 hours.',
      savedLocally: "Your inquiry has been saved locally. We'll process it once our system is back online.",
      outboxSent: 'Your saved inquiry has now reached our recruiting team.',
      outboxExpired:
        'A saved inquiry was too old to send and has been removed from this device. Please send it again.',
      consentRequired: 'Please agree that we may contact you about your inquiry',
    },
    consent: {
      enabled: 'off',
      text: 'I agree that Harbor Oak Insurance Marketing may contact me by phone and e-mail about this inquiry. Consent is not a condition of any purchase, and I can withdraw it at any time.',
      version: '1',
    },
    _createdAt: '2026-11-21T01:55:08.195Z',
    _updatedAt: '2026-11-21T01:55:08.195Z',
    _rev: 'bee8d4c5-ea45-4845-87cf-0ba316dcdd2b',
  },
}
