import {expect, test} from 'vitest'
import {errorMessage} from './error-message.ts'

const failure = (code: string) => Object.assign(new Error('x'), {code})

test.each([
  ['permission-denied', 'You don’t have permission'],
  ['unauthenticated', 'Sign in again'],
  ['not-found', 'erased'],
  ['resource-exhausted', 'Try again in an hour'],
  ['changed', 'Someone else changed this'],
  ['aborted', 'Someone else is working on this'],
  ['functions/internal', 'The mail server rejected the email'],
  ['auth/popup-closed-by-user', 'The window was closed'],
  ['auth/popup-blocked', 'Allow pop-ups'],
  ['auth/unauthorized-domain', 'Authorized domains'],
  ['unavailable', 'Check the connection'],
])('the error %s says: %s', (code, text) => expect(errorMessage(failure(code))).toContain(text))

test('any other error says to check the connection', () => {
  for (const error of [new Error('x'), 'x', undefined])
    expect(errorMessage(error)).toContain('Check the connection')
})
