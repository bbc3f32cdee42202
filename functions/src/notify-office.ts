import type {Quote} from '@upline/domain/inquiry/types.ts'
import type {Firestore} from 'firebase-admin/firestore'
import {HttpsError} from 'firebase-functions/https'
import type {Caller} from './caller.ts'
import {type Claim, claimInquiry, settleClaim} from './claim.ts'
import {notificationFrom, notificationTo, rateLimits, smtpUrl} from './config.ts'
import {loadWording} from './fetch-wording.ts'
import * as logs from './logs.ts'
import {MailNotSent, sendMail} from './mail.ts'
import type {StoredInquiry} from './stored-inquiry.ts'
import {renderMail} from './templates.ts'

/**
 * Mails one stored inquiry to the office, once; resolves also if it was mailed before. Rejects with an HttpsError: `not-found` is
 * final, after any other code it may be called again.
 *
 * After a crash between sending and recording, the mail is sent again with the same Message-ID; no crash leaves it unsent.
 */
export async function notifyOffice(
  firestore: Firestore,
  inquiryId: string,
  {caller, quote}: {caller?: Caller; quote?: Quote | undefined} = {},
): Promise<void> {
  const claim = await orUnavailable(
    claimInquiry(firestore, inquiryId, {caller, limits: rateLimits(), now: Date.now()}),
  )
  if (claim.outcome === 'notified') return
  if (claim.outcome !== 'claimed') throw refusal(claim)
  const failure = await send(claim.inquiry, claim.inquiry.quote ?? quote)
  const result = failure ? {error: failure.reason} : {}
  await orUnavailable(settleClaim(firestore, inquiryId, result, Date.now()))
  if (failure) throw mailError(failure)
}

/** Stored as the reason if this code failed, not the mail server. */
const faultCode = 'EFAULT'

async function send(inquiry: StoredInquiry, quote: Quote | undefined): Promise<MailNotSent | undefined> {
  try {
    await sendMail(renderMail(inquiry, quote, await loadWording()), {
      smtpUrl: smtpUrl.value(),
      from: notificationFrom.value(),
      to: notificationTo.value(),
      replyTo: inquiry.replyTo,
      id: inquiry.id,
    })
    logs.notificationSent(quote ? 'quote' : 'inquiry')
    return undefined
  } catch (error) {
    if (error instanceof MailNotSent) {
      logs.mailNotSent(error.reason)
      return error
    }
    // The cause is this code or a missing setting, not the mail server.
    logs.notificationFault(error)
    return new MailNotSent(faultCode, false, 'the log of the functions')
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    // Firestore's errors have a code; their texts may name documents.
    logs.firestoreUnavailable(String((error as {code?: unknown}).code ?? 'unknown'))
    throw new HttpsError('unavailable', 'The notification cannot be sent now. Try again later.')
  }
}

function refusal(claim: Exclude<Claim, {outcome: 'claimed'}>): HttpsError {
  switch (claim.outcome) {
    case 'limited': {
      logs.rateLimitReached(claim.scope)
      const minutes = Math.ceil(claim.retryAfterMs / 60_000)
      return new HttpsError(
        'resource-exhausted',
        `Too many notifications. Try again in ${minutes} minute(s).`,
      )
    }
    case 'busy':
      return new HttpsError('aborted', 'This notification is being sent. Try again later.')
    default:
      return new HttpsError('not-found', 'There is no such inquiry. Store it before the office is notified.')
  }
}

/** The details reach the site's error log, so that it names the reason too. */
function mailError({later, reason}: MailNotSent): HttpsError {
  if (reason.startsWith(faultCode))
    return new HttpsError('internal', 'The notification could not be made.', {reason})
  return later
    ? new HttpsError('unavailable', 'The mail server cannot be reached. Try again later.', {reason})
    : new HttpsError('internal', 'The mail server refused the notification.', {reason})
}
