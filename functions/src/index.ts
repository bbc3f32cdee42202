import {HttpsError, onCall} from 'firebase-functions/https'
import {callerOf} from './caller.ts'
import {enforceAppCheck, notificationFrom, notificationTo, rateLimits, region, smtpUrl} from './config.ts'
import {openFirestore} from './firestore.ts'
import * as logs from './logs.ts'
import {MailNotSent, sendMail} from './mail.ts'
import {withQuietRefusals} from './quiet-refusals.ts'
import {countCall} from './rate-limit.ts'
import {renderMail} from './templates.ts'
import {InvalidNotification, type Notification, readNotification} from './validate.ts'

const options = {
  region,
  secrets: [smtpUrl],
  enforceAppCheck,
  timeoutSeconds: 60,
  memory: '256MiB' as const,
  maxInstances: 5,
}

/** Tells the office about one inquiry. The contract is docs/decisions/notification-contract.md. */
export const sendEmailNotification = withQuietRefusals(
  onCall(options, async ({data, rawRequest}): Promise<{success: true}> => {
    const notification = accept(data)
    await keepRate(callerOf(rawRequest))
    await deliver(notification)
    return {success: true}
  }),
)

function accept(data: unknown): Notification {
  try {
    return readNotification(data)
  } catch (error) {
    if (!(error instanceof InvalidNotification)) throw error
    logs.notificationRefused(error.message)
    throw new HttpsError('invalid-argument', error.message)
  }
}

async function keepRate(caller: string): Promise<void> {
  const limits = rateLimits()
  const outcome = await countCall(openFirestore(), caller, limits).catch((error: {code?: unknown}) => {
    logs.rateLimitUnavailable(String(error.code ?? 'unknown'))
    throw new HttpsError('unavailable', 'The notification cannot be sent now. Try again later.')
  })
  if (outcome.allowed) return
  logs.rateLimitReached(outcome.scope)
  const minutes = Math.ceil(outcome.retryAfterMs / 60_000)
  throw new HttpsError('resource-exhausted', `Too many notifications. Try again in ${minutes} minute(s).`)
}

async function deliver(notification: Notification): Promise<void> {
  try {
    await sendMail(renderMail(notification), {
      smtpUrl: smtpUrl.value(),
      from: notificationFrom.value(),
      to: notificationTo.value(),
      replyTo: notification.replyTo,
    })
    logs.notificationSent(notification.template)
  } catch (error) {
    const {code, later} = error instanceof MailNotSent ? error : new MailNotSent('ECONFIG', false)
    logs.mailNotSent(code)
    throw new HttpsError(
      later ? 'unavailable' : 'internal',
      later
        ? 'The mail server cannot be reached. Try again later.'
        : 'The mail server refused the notification.',
    )
  }
}
