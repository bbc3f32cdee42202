import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {composeMessage, inquiryType, remainingLength} from './compose-message.ts'
import {validateRequest} from './validate.ts'

const answers = [
  {label: 'License status', value: 'Currently Licensed'},
  {label: 'Experience', value: '3-5 years'},
  {label: 'Interests', value: 'Life Insurance, Medicare'},
]

describe('composeMessage', () => {
  it('sets one answer a line before the free text', () => {
    expect(composeMessage(answers, ' Call me.\r\nThanks ')).toBe(
      'License status: Currently Licensed\nExperience: 3-5 years\nInterests: Life Insurance, Medicare\n\nCall me.\nThanks',
    )
  })

  it('leaves out answers that were not given', () => {
    expect(composeMessage([{label: 'Experience', value: ' '}], 'Hello there')).toBe('Hello there')
  })

  it('satisfies the minimum by the answers alone', () => {
    const message = composeMessage(answers, '')
    expect(validateRequest({name: 'Ada', email: 'a@b.co', phone: '', message})).toEqual([])
  })
})

describe('remainingLength', () => {
  it('says exactly how long the text may be for the service to accept the whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(answers, []), fc.integer({min: 10, max: 1100}), (given, length) => {
        const text = 'x'.repeat(length)
        const message = composeMessage(given, text)
        const refused = validateRequest({name: 'Ada', email: 'a@b.co', phone: '', message}).length > 0
        expect(remainingLength(given, text) < 0).toBe(refused)
      }),
    )
  })

  it('counts down by one a character from the first one on', () => {
    const before = remainingLength(answers, '')
    expect(remainingLength(answers, 'x')).toBe(before - 1)
    expect(remainingLength(answers, 'x'.repeat(before))).toBe(0)
  })
})

it('sends people without a license as general', () => {
  expect(inquiryType('notLicensed')).toBe('general')
  expect(inquiryType('currentlyLicensed')).toBe('agent')
  expect(inquiryType('previouslyLicensed')).toBe('agent')
})
