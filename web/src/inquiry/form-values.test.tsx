import {limits} from '@upline/domain/inquiry/limits.ts'
import {validateRequest} from '@upline/domain/inquiry/validate.ts'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {sectionOf} from '../../../tests/support/all-sections.ts'
import {findProblems, messageLength, requestFor} from './form-values.ts'

const {settings} = sectionOf('inquiryForm')
const subject = {carrier: '', product: '', state: '', answers: [{label: 'About', value: 'Anchor Life'}]}
const values = {
  fullName: 'Ada Lovelace',
  email: 'ada@agents.example',
  phone: '(214) 555-0142',
  state: 'Texas',
  licenseStatus: 'current',
  experience: '5+ years',
  interests: ['Medicare'],
  npn: '',
  carriers: '',
  lines: '',
  states: '',
} as const

test.each(['inquiry', 'question'] as const)(
  'a form accepts a message of the %s as the service does',
  (kind) => {
    const length = fc.integer({min: limits.message.max - 300, max: limits.message.max + 5})
    fc.assert(
      fc.property(length, (count) => {
        const form = {
          values: {...values, interests: [...values.interests], message: 'a'.repeat(count)} as never,
          honeypot: '',
          consent: true,
        }
        const problems = findProblems(kind, form, settings, subject, new Set())
        const errors = validateRequest(requestFor(kind, form, settings, subject, '/'))
        expect(problems.some(({field}) => field === 'message')).toBe(
          errors.some(({field}) => field === 'message'),
        )
      }),
    )
  },
)

test('says how many characters the message may still have, or has too many', () => {
  const lengthOf = (count: number) =>
    messageLength('question', {...values, message: 'a'.repeat(count)} as never, settings, subject)
  const most = lengthOf(0).remaining
  const texts = {...settings, remaining: '{count} left', tooLong: '{count} too long'}
  const note = (count: number) =>
    messageLength('question', {...values, message: 'a'.repeat(count)} as never, texts, subject).text
  expect([most - 1, most, most + 1].map(note)).toEqual(['1 left', '0 left', '1 too long'])
})

test('an answer without a license number is sent with the message', () => {
  const form = {values: {...values, npn: 'see license', message: ''} as never, honeypot: '', consent: true}
  const {message} = requestFor('inquiry', form, settings, subject, '/')
  expect(message).toContain(`${settings.fields?.npn?.label}: see license`)
})
