import {createHash} from 'node:crypto'
import {type Firestore, Timestamp} from 'firebase-admin/firestore'
import {recordConfirmation} from './claim.ts'
import {notificationFrom, notificationTo, smtpUrl} from './config.ts'
import {renderConfirmation} from './confirmation.ts'
import {loadMailContent} from './fetch-mail-content.ts'
import * as logs from './logs.ts'
import {MailNotSent, sendMail} from './mail.ts'
import {rateLimitCollection} from './rate-limit.ts'
import type {StoredInquiry} from './stored-inquiry.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Tells the sender of an inquiry that it arrived, if the confirmation is on: at most once for each address and day, and never for an inquiry
 * that a robot may have sent or that is older than a day. Never rejects, because the office has the inquiry.
 */
export async function confirmSender(
  firestore: Firestore,
  inquiry: StoredInquiry,
  now: number,
): Promise<void> {
  const {replyTo, id} = inquiry
  if (!replyTo || inquiry.isSuspect || now - inquiry.storedAt > dayMs) return
  try {
    const {confirmation} = await loadMailContent()
    if (!confirmation || !(await isFirstOfDay(firestore, replyTo, now))) return
    await sendMail(renderConfirmation(confirmation, id), {
      smtpUrl: smtpUrl.value(),
      from: notificationFrom.value(),
      to: replyTo,
      replyTo: notificationTo.value(),
      id: `confirmation.${id}`,
      automatic: 'auto-replied',
    })
    await recordConfirmation(firestore, id, now)
  } catch (error) {
    logs.confirmationNotSent(
      error instanceof MailNotSent ? error.reason : String((error as {code?: unknown}).code ?? 'unknown'),
    )
  }
}

/** Claims the confirmation of an address for a day in UTC. Only a hash of the address is stored. */
function isFirstOfDay(firestore: Firestore, address: string, now: number): Promise<boolean> {
  const day = Math.floor(now / dayMs)
  const key = createHash('sha256').update(`confirmation ${address.toLowerCase()} ${day}`).digest('hex')
  const ref = firestore.collection(rateLimitCollection).doc(key)
  return firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return false
    transaction.set(ref, {
      scope: 'confirmation',
      count: 1,
      expiresAt: Timestamp.fromMillis((day + 1) * dayMs),
    })
    return true
  })
}
