import {builtInWording, fillSubject, readWording} from '@upline/functions/wording.ts'
import {notificationMail} from '@upline/schemas/singletons/notification-mail.ts'
import {validateMailText} from '@upline/schemas/validation/mail-texts.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import document from '../../content/documents/notificationMail/notificationMail.json' with {type: 'json'}

const read = (fields: unknown) => readWording(fields).wording

describe('the wording of the mail', () => {
  test('is in the Studio, in the sample and in the function the same', () => {
    const initial = Object.fromEntries(
      notificationMail.fields.map(({name, initialValue}) => [name, initialValue]),
    )
    const {_id, _type, ...sample} = document
    expect(initial).toEqual(builtInWording)
    expect(sample).toEqual(builtInWording)
  })

  test.each([
    [{subject: 'Somebody wrote'}, 'subject'],
    [{subject: '{name} of {company}'}, 'subject'],
    [{subject: `{name} ${'x'.repeat(200)}`}, 'subject'],
    [{heading: '{name}'}, 'heading'],
    [{heading: ' \u200b '}, 'heading'],
    [{note: 7}, 'note'],
    [{note: {text: 'x'}}, 'note'],
  ])('falls back to the built-in text where %j cannot be used, and names it', (fields, name) => {
    expect(readWording({note: 'Kept', ...fields})).toEqual({
      wording: {...builtInWording, ...(name === 'note' ? {} : {note: 'Kept'})},
      unusable: [name],
    })
  })

  test('is complete whatever is published', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(builtInWording)), fc.anything()),
        (any, some) => {
          for (const wording of [read(any), read(some)]) {
            for (const text of Object.values(wording)) expect(text).toMatch(/^[^\p{Cc}]+$/u)
            expect(wording.subject).toContain('{name}')
          }
        },
      ),
    )
  })

  test('has one line each, without characters that hide', () => {
    expect(read({heading: 'One\r\nBcc: a@b.example'}).heading).toBe('One Bcc: a@b.example')
  })

  test('fills in the subject once: a name is no template', () => {
    expect(fillSubject('{type}: {name}', {type: 'agent', name: '{type} $& {name}'})).toBe(
      'agent: {type} $& {name}',
    )
  })
})

describe('the Studio', () => {
  const subject = (text: string | undefined) => validateMailText(text, 'built in', ['name', 'type'])

  test('names what is missing or unknown', () => {
    expect(subject('New {type} Inquiry from {name}')).toBeUndefined()
    expect(subject('From {name}')).toBeUndefined()
    expect(subject('New {type} Inquiry')).toBe('{name} is missing. Add it where it belongs in the email.')
    expect(subject('{nam} wrote')).toBe('{nam} is not filled in here: only {name} and {type} are.')
    expect(subject(undefined)).toContain('“built in”')
    expect(validateMailText('{name}', 'x', [])).toContain('Write the text itself')
    expect(validateMailText('x'.repeat(201), 'x', [])).toContain('at most 200')
  })

  test('refuses what the function would not use, and nothing else', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('{name}', 'a {type}', '{name} {x}', ' ', 'é'))
    fc.assert(
      fc.property(text, text, (a, b) => {
        const value = `${a}${b}`
        const isUsed = readWording({subject: value}).unusable.length === 0
        if (subject(value) === undefined) expect(isUsed).toBe(true)
      }),
    )
  })
})
