import {isEmail} from '@upline/domain/inquiry/email.ts'
import type {InquiryFormValues} from '@upline/domain/inquiry/types.ts'
import {validateForm, validateRequest} from '@upline/domain/inquiry/validate.ts'
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {anyText} from '../web/services/any-text.ts'

const empty: InquiryFormValues = {
  fullName: '',
  email: '',
  phone: '',
  state: '',
  licenseStatus: '',
  experience: '',
  interests: [],
  message: '',
}
const filled: InquiryFormValues = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '214 555 0100',
  state: '',
  licenseStatus: 'notLicensed',
  experience: '0-2 years',
  interests: ['Medicare'],
  message: '',
}
const request = {name: 'Ada', email: 'ada@example.com', phone: '', message: 'x'.repeat(10)}

describe('the rules on screen', () => {
  it('ask for everything but the message and the state, in the order of the fields', () => {
    expect(validateForm(empty).map(({code}) => code)).toEqual([
      'nameRequired',
      'emailRequired',
      'phoneRequired',
      'licenseStatusRequired',
      'experienceRequired',
      'interestsRequired',
    ])
  })

  it('report an invalid phone number together with the other fields', () => {
    expect(validateForm({...empty, phone: '555'}).map(({code}) => code)).toContain('phoneInvalid')
  })

  it('distinguish a bad address from a missing one', () => {
    expect(validateForm({...filled, email: 'ada@'})).toEqual([{field: 'email', code: 'emailInvalid'}])
  })

  it('take invisible characters for nothing', () => {
    expect(validateForm({...filled, fullName: '\u200b \ufeff'})).toEqual([
      {field: 'fullName', code: 'nameRequired'},
    ])
  })
})

describe('the rules of the service', () => {
  it('accept name and message exactly within their lengths, counted trimmed', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 130}),
        fc.integer({min: 0, max: 1100}),
        (nameLength, messageLength) => {
          const codes = validateRequest({
            ...request,
            name: ` ${'n'.repeat(nameLength)}\t`,
            message: `\n${'m'.repeat(messageLength)} `,
          }).map(({code}) => code)
          expect(codes.includes('nameLength')).toBe(nameLength < 2 || nameLength > 100)
          expect(codes.includes('messageLength')).toBe(messageLength < 10 || messageLength > 1000)
        },
      ),
    )
  })

  it('take a phone number only if given, and then a whole one', () => {
    expect(validateRequest({...request, phone: '  '})).toEqual([])
    expect(validateRequest({...request, phone: '555-0100'})).toEqual([{field: 'phone', code: 'phoneInvalid'}])
  })

  it('report the first failing rule first', () => {
    const errors = validateRequest({name: '', email: '', phone: '1', message: ''})
    expect(errors.map(({field}) => field)).toEqual(['fullName', 'email', 'phone', 'message'])
  })
})

describe('isEmail', () => {
  it.each(['a@b.co', "o'brien+agent@mail.example-site.com", 'first.last@sub.example.travel'])(
    'accepts %s',
    (address) => {
      expect(isEmail(address)).toBe(true)
    },
  )

  it.each([
    'a@b',
    'a@@b.co',
    'a b@c.co',
    'a@b.co, c@d.co',
    'a@b.co\nBcc: c@d.co',
    '"a"@b.co',
    '<a@b.co>',
    'a@-b.co',
    'a@b..co',
    'ä@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('never accepts what would end or split an address in a mail header', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        if (isEmail(text)) expect(text).not.toMatch(/[\s,;:<>()[\]"\\]/)
      }),
      {numRuns: 500},
    )
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom(',', ';', '\r\n', ' ', '<', '>'), (address, mark) => {
        expect(isEmail(`${address}${mark}${address}`)).toBe(false)
      }),
    )
  })

  it('decides in linear time', () => {
    const started = performance.now()
    isEmail(`a@${'a-'.repeat(50_000)}`)
    isEmail(`${'a.'.repeat(50_000)}@`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('what is asked of contracting', () => {
  const codes = (changes: Partial<InquiryFormValues>) =>
    validateForm({...filled, ...changes}).map(({field, code}) => `${field}: ${code}`)

  it('asks about sensitive numbers in every field that has free text, with one reason each', () => {
    const secret = 'my ssn is 123-45-6789'
    expect(
      codes({fullName: secret, npn: '123-45-6789', carriers: secret, states: secret, message: secret}),
    ).toEqual([
      'fullName: ssnRefused',
      'npn: ssnRefused',
      'carriers: ssnRefused',
      'states: ssnRefused',
      'message: ssnRefused',
    ])
  })

  it('is checked again by the service, with the lengths of its texts', () => {
    const contracting = {npn: '', carriers: '', lines: '', states: ''}
    expect(validateRequest({...request, contracting})).toEqual([])
    expect(validateRequest({...request, contracting: {...contracting, carriers: 'x'.repeat(201)}})).toEqual([
      {field: 'carriers', code: 'contractingLength'},
    ])
  })
})
