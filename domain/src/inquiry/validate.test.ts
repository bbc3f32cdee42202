import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {anyText} from './any-text.fixture.ts'
import {isEmail} from './email.ts'
import type {InquiryFormValues} from './types.ts'
import {validateForm, validateRequest} from './validate.ts'

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
const secret = 'my ssn is 123-45-6789'

describe('validateForm', () => {
  it.each<[Partial<InquiryFormValues>, string[]]>([
    [{}, []],
    [
      {fullName: '', email: '', phone: '', licenseStatus: '', experience: '', interests: []},
      [
        ...['fullName: nameRequired', 'email: emailRequired', 'phone: phoneRequired'],
        ...['licenseStatus: licenseStatusRequired', 'experience: experienceRequired'],
        'interests: interestsRequired',
      ],
    ],
    [{fullName: '\u200b \ufeff', phone: '555'}, ['fullName: nameRequired', 'phone: phoneInvalid']],
    [{fullName: 'A', email: 'ada@'}, ['fullName: nameLength', 'email: emailInvalid']],
    [{npn: ' 1234567890 '}, []],
    [
      {fullName: secret, npn: '123-45-6789', carriers: secret, states: secret, message: secret},
      ['fullName', 'npn', 'carriers', 'states', 'message'].map((field) => `${field}: ssnRefused`),
    ],
  ])('reports each field of %o once, in their order', (changes, errors) => {
    expect(validateForm({...filled, ...changes}).map(({field, code}) => `${field}: ${code}`)).toEqual(errors)
  })
})

describe('validateRequest', () => {
  const request = {name: 'Ada', email: 'ada@example.com', phone: '', message: 'x'.repeat(10)}
  const contracting = {npn: '', carriers: '', lines: '', states: ''}

  it('accepts name and message exactly within their lengths, counted trimmed', () => {
    const lengths = [fc.integer({min: 0, max: 130}), fc.integer({min: 0, max: 1100})] as const
    fc.assert(
      fc.property(...lengths, (nameLength, messageLength) => {
        const codes = validateRequest({
          ...request,
          name: ` ${'n'.repeat(nameLength)}\t`,
          message: `\n${'m'.repeat(messageLength)} `,
        }).map(({code}) => code)
        expect(codes.includes('nameLength')).toBe(nameLength < 2 || nameLength > 100)
        expect(codes.includes('messageLength')).toBe(messageLength < 10 || messageLength > 1000)
      }),
    )
  })

  it.each<[Partial<Parameters<typeof validateRequest>[0]>, string[]]>([
    [{phone: '  '}, []],
    [{phone: '555-0100'}, ['phone: phoneInvalid']],
    [{contracting}, []],
    [{contracting: {...contracting, carriers: 'x'.repeat(201)}}, ['carriers: contractingLength']],
    [{contracting: {...contracting, npn: '123-45-6789'}}, ['npn: ssnRefused']],
    [{contracting: {...contracting, carriers: secret.padEnd(201, ' x')}}, ['carriers: ssnRefused']],
    [
      {name: '', email: '', phone: '1', message: ''},
      ['fullName: nameLength', 'email: emailRefused', 'phone: phoneInvalid', 'message: messageLength'],
    ],
  ])('reports each field of %o once, in their order', (changes, errors) => {
    expect(validateRequest({...request, ...changes}).map(({field, code}) => `${field}: ${code}`)).toEqual(
      errors,
    )
  })
})

describe('isEmail', () => {
  it.each(['a@b.co', "o'brien+agent@mail.example-site.com", 'first.last@sub.example.travel'])(
    'accepts %s',
    (address) => expect(isEmail(address)).toBe(true),
  )

  it.each([
    ...['a@b', 'a@@b.co', 'a b@c.co', 'a@b.co, c@d.co', 'a@b.co\nBcc: c@d.co', '"a"@b.co', '<a@b.co>'],
    ...['a@-b.co', 'a@b..co', 'ä@b.co', `${'a'.repeat(65)}@b.co`, `a@${'b.'.repeat(130)}co`],
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false))

  it('never accepts what would end or split an address in a mail header', () => {
    const two = fc.tuple(fc.emailAddress(), fc.constantFrom(',', ';', '\r\n', ' ', '<', '>'))
    const text = fc.oneof(
      anyText(),
      two.map(([address, mark]) => `${address}${mark}${address}`),
    )
    fc.assert(
      fc.property(text, (address) => {
        if (isEmail(address)) expect(address).not.toMatch(/[\s,;:<>()[\]"\\]|@.*@/)
      }),
      {numRuns: 500},
    )
  })

  it('decides in linear time', () => {
    const started = performance.now()
    isEmail(`a@${'a-'.repeat(50_000)}`)
    isEmail(`${'a.'.repeat(50_000)}@`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
