import {splitMessage} from '@upline/domain/inquiry/compose-message.ts'
import {type Routed, recipientOf} from '@upline/domain/inquiry/mail-routes.ts'
import type {Quote} from '@upline/domain/inquiry/types.ts'
import type {Firestore} from 'firebase-admin/firestore'
import {HttpsError} from 'firebase-functions/https'
import type {Caller} from './caller.ts'
import {type Claim, claimInquiry, type Result, settleClaim} from './claim.ts'
import {notificationFrom, notificationTo, rateLimits, smtpUrl} from './config.ts'
import {confirmSender} from './confirm-sender.ts'
import {loadMailContent, type MailContent} from './fetch-mail-content.ts'
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
  const result = await send(claim.inquiry, claim.inquiry.quote ?? quote, claim.attempts)
  const isFailure = result instanceof MailNotSent
  await orUnavailable(
    settleClaim(firestore, inquiryId, isFailure ? {error: result.reason} : result, Date.now()),
  )
  if (isFailure) throw mailError(result)
  await confirmSender(firestore, claim.inquiry, Date.now())
}

/** Stored as the reason if this code failed, not the mail server. */
const faultCode = 'EFAULT'

/** A mailbox that cannot take a mail now has these attempts. After them the office gets it. */
const mostAttempts = 3

async function send(
  inquiry: StoredInquiry,
  quote: Quote | undefined,
  attempts: number,
): Promise<MailNotSent | Result> {
  try {
    const {routes, labels, wording} = await loadMailContent()
    const mailTo = (to: string, refusedBy?: string) =>
      sendMail(renderMail(inquiry, quote, wording, refusedBy), {
        smtpUrl: smtpUrl.value(),
        from: notificationFrom.value(),
        to,
        replyTo: inquiry.replyTo,
        id: inquiry.id,
      })
    const recipient = recipientOf(routes, routedOf(inquiry, quote, labels))
    let refused: MailNotSent | undefined
    if (recipient)
      refused = await mailTo(recipient).then(
        () => undefined,
        (error) => refusalIn(error, attempts),
      )
    if (!recipient || refused) await mailTo(notificationTo.value(), refused && recipient)
    if (refused) logs.routeRefused(refused.reason)
    logs.notificationSent(quote ? 'quote' : 'inquiry')
    return {...(recipient && {recipient}), ...(refused && {refused: true})}
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

/** Returns the error if the mailbox refused the mail for good. Throws other errors, after which the mailbox is tried again. */
function refusalIn(error: unknown, attempts: number): MailNotSent {
  if (error instanceof MailNotSent && error.isRefused && (!error.later || attempts >= mostAttempts))
    return error
  throw error
}

function routedOf(
  {type, message, contracting}: StoredInquiry,
  quote: Quote | undefined,
  labels: MailContent['labels'],
): Routed {
  const answers = new Map(splitMessage(message).answers)
  const answersTo = (...texts: (string | undefined)[]) => texts.filter((text) => text !== undefined)
  return {
    kind: quote ? 'quote' : type,
    states: answersTo(answers.get(labels.state), contracting?.states),
    interests: answersTo(answers.get(labels.interests), contracting?.lines, quote?.productType),
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
