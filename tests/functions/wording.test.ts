import {builtInWording, validateMailText} from '@upline/domain/inquiry/mail-wording.ts'
import {fillSubject, readWording} from '@upline/functions/wording.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import document from '../../content/documents/notificationMail/notificationMail.json' with {type: 'json'}

const read = (fields: unknown) => readWording(fields).wording

describe('the wording of the mail', () => {
  test('of the sample is the built-in one', () => {
    const {_id, _type, confirmation, reminder, ...sample} = document
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

  test('fills in the subject once, so that a name does not act as a template', () => {
    expect(fillSubject('{type}: {name}', {type: 'agent', name: '{type} $& {name}'})).toBe(
      'Agent: {type} $& {name}',
    )
  })
})

test.each([
  ['New {type} Inquiry from {name}', undefined],
  ['From {name}', undefined],
  ['New {type} Inquiry', '{name} is missing. Add it where it belongs in the email.'],
  ['{nam} wrote', '{nam} is not filled in here: only {name} and {type} are.'],
  [undefined, 'Enter some text. Until then, the email says “New {type} Inquiry from {name}”.'],
])('the subject %j is reported as %j', (text, problem) => {
  expect(validateMailText('subject', text)).toBe(problem)
})

test('other strings have a length and no placeholders', () => {
  expect(validateMailText('heading', '{name}')).toContain('Write the text itself')
  expect(validateMailText('heading', 'x'.repeat(201))).toContain('at most 200')
})
