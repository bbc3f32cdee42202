import {expect, test} from 'vitest'
import {readConfirmation, renderConfirmation} from './confirmation.ts'

const confirmation = {
  subject: 'Received: {reference}',
  text: 'Thank you.\n\nThe office answers in {answerTime}.',
  nextHeading: 'What happens next',
  nextSteps: ['We read it.', 'We call within {unknown}.'],
  facts: {answerTime: 'two days'},
}
const id = 'local_1795224757000_k3j9x2'

test('the confirmation has the reference, and leaves out steps with a token that has no value', () => {
  const {subject, text} = renderConfirmation(confirmation, id)
  expect(subject).toMatch(/^Received: \S+$/)
  expect(text).toContain('The office answers in two days.')
  expect(text).toContain('What happens next')
  expect(text).toContain('We read it.')
  expect(text).not.toContain('We call')
})

test('without a step that can be shown, the heading of the steps is left out', () => {
  const {text, html} = renderConfirmation({...confirmation, nextSteps: ['We call within {unknown}.']}, id)
  expect(text + html).not.toContain('What happens next')
})

test('the confirmation of the content has all of its steps, at most ten', () => {
  const nextSteps = Array.from({length: 12}, (_, n) => `Step ${n}`)
  const sources = {form: {nextHeading: 'Next', nextSteps}, site: [], now: new Date()}
  const read = readConfirmation({isOn: true, subject: 'Received', text: 'Thank you.'}, sources)
  expect(read?.nextSteps).toEqual(nextSteps.slice(0, 10))
  expect(readConfirmation({isOn: false, subject: 'Received', text: 'Thank you.'}, sources)).toBeUndefined()
  expect(readConfirmation({isOn: true, subject: 'Received', text: ''}, sources)).toBeUndefined()
})
