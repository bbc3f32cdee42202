import {error, info, warn} from 'firebase-functions/logger'

// One function an event. None takes a name, an address, a message or an error object whose text may repeat them.

export function notificationSent(template: string): void {
  info('Notification sent', {event: 'notification_sent', template})
}

export function requestRefused(reason: string): void {
  warn('Request refused', {event: 'request_refused', reason})
}

export function rateLimitReached(scope: string): void {
  warn('Rate limit reached', {event: 'rate_limit_reached', scope})
}

/** The mailbox of a route refused an inquiry, which then went to the office. */
export function routeRefused(reason: string): void {
  warn('A mailbox of the routes refused an inquiry; the office gets it', {
    event: 'route_refused',
    code: reason,
  })
}

export function confirmationNotSent(reason: string): void {
  warn('The sender got no confirmation', {event: 'confirmation_not_sent', code: reason})
}

export function notHandedOver(reason: string): void {
  warn('An inquiry was not handed over', {event: 'not_handed_over', code: reason})
}

export function handOverNotSet(): void {
  error('HAND_OVER is on, but HAND_OVER_URL or HAND_OVER_SECRET is missing', {event: 'hand_over_not_set'})
}

export function reminderNotSent(reason: string): void {
  error('The weekly reminder was not sent', {event: 'reminder_not_sent', code: reason})
}

export function mailNotSent(reason: string): void {
  error('Mail not sent', {event: 'mail_not_sent', code: reason})
}

/** Logs an error of this code. */
export function notificationFault(fault: unknown): void {
  error('The notification could not be made', {event: 'notification_fault', ...placeOf(fault)})
}

/** Returns the name of an error and where it was thrown, without its message, which may repeat what a visitor wrote. */
export function placeOf(fault: unknown): {name: string; frames: string[]} {
  const {name = 'unknown', message = '', stack = ''} = fault instanceof Error ? fault : {}
  const frames = stack.replace(message, '').match(/(?<=^ {4}at ).+$/gm) ?? []
  return {name, frames: frames.slice(0, 5)}
}

export function firestoreUnavailable(code: string): void {
  error('Firestore could not be used', {event: 'firestore_unavailable', code})
}

/** `counts`: how many documents of each kind, and the months that they were kept. */
export function expiredErased(counts: {isTrial: boolean}): void {
  const message = counts.isTrial ? 'Would erase expired data' : 'Erased expired data'
  info(message, {event: 'expired_erased', ...counts})
}

export function wordingUnavailable(code: string): void {
  warn('The wording of the mail could not be read; the built-in one is used', {
    event: 'wording_unavailable',
    code,
  })
}

/** `fields`: names of the texts of `notificationMail` that cannot be used. */
export function wordingUnusable(fields: readonly string[]): void {
  warn('The built-in wording replaces part of the mail', {event: 'wording_unusable', fields})
}
