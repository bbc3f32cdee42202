import {isRobot} from '@upline/domain/unfound/unfound.ts'
import {onDocumentCreated} from 'firebase-functions/firestore'
import {HttpsError, onCall} from 'firebase-functions/https'
import {onSchedule} from 'firebase-functions/scheduler'
import {callerOf} from './caller.ts'
import {
  contentSource,
  enforceAppCheck,
  eraseExpiredData,
  handOverSecrets,
  handsOver,
  region,
  smtpUrl,
} from './config.ts'
import {storeCount} from './count-unfound.ts'
import {eraseExpired, fetchRetention} from './erase-expired.ts'
import {openFirestore} from './firestore.ts'
import {handOver, handOverNote} from './hand-over.ts'
import * as logs from './logs.ts'
import {notifyOffice} from './notify-office.ts'
import {withQuietRefusals} from './quiet-refusals.ts'
import {InvalidRequest, type NotificationRequest, readRequest} from './read-request.ts'
import {remindEditors} from './remind-editors.ts'

const options = {
  region,
  secrets: [smtpUrl],
  timeoutSeconds: 60,
  memory: '256MiB' as const,
  maxInstances: 5,
}

/**
 * A browser's hint that an inquiry is stored and the office should be notified now.
 * The contract is docs/decisions/0018-notify-from-stored-inquiries.md.
 */
export const sendEmailNotification = withQuietRefusals(
  onCall({...options, enforceAppCheck}, async ({auth, data, rawRequest}): Promise<{success: true}> => {
    const {inquiryId, quote} = accept(data)
    // Staff who send it again from the inbox share one network: the limit per caller is not theirs.
    const caller = auth?.token.staff === true ? undefined : callerOf(rawRequest)
    await notifyOffice(openFirestore(), inquiryId, {...(caller && {caller}), quote})
    return {success: true}
  }),
)

/**
 * Does the same for each stored inquiry, even if the browser was closed. After a rejection the platform delivers the event again, with
 * growing pauses, for a day. Over the rate limit it does not reject, because a flood would then be delivered all day: the inquiry is
 * marked with `rate-limit`, and staff can send its mail from the inbox.
 */
export const notifyOfStoredInquiry = onDocumentCreated(
  {...options, document: 'inquiries/{inquiryId}', retry: true},
  async ({params}) => {
    try {
      await notifyOffice(openFirestore(), params.inquiryId)
    } catch (error) {
      // `not-found`: the inquiry was deleted in the meantime.
      const isFinal = error instanceof HttpsError && /^(?:not-found|resource-exhausted)$/.test(error.code)
      if (!isFinal) throw error
    }
  },
)

/** Counts an address or a search that a visitor did not find. One instance, so that its limit is that of the site. */
export const countUnfound = withQuietRefusals(
  onCall(
    {region, timeoutSeconds: 10, memory: '256MiB', maxInstances: 1, enforceAppCheck},
    async ({data, rawRequest}): Promise<{success: true}> => {
      if (!isRobot(rawRequest.headers['user-agent'] ?? '')) await storeCount(openFirestore(), data)
      return {success: true}
    },
  ),
)

const handOverOptions = {...options, secrets: handOverSecrets, retry: true}

/** Hands each stored inquiry over to another system. The platform repeats it for a day, as it does above. */
export const handOverStoredInquiry = handsOver
  ? onDocumentCreated({...handOverOptions, document: 'inquiries/{inquiryId}'}, ({params}) =>
      handOver(openFirestore(), params.inquiryId, 'created'),
    )
  : undefined

/** Hands each change by staff over, and sends a delivery again when staff ask: both are notes. */
export const handOverStoredNote = handsOver
  ? onDocumentCreated({...handOverOptions, document: 'inquiry_notes/{noteId}'}, ({params}) =>
      handOverNote(openFirestore(), params.noteId),
    )
  : undefined

/**
 * Erases expired inquiries, their notes, error logs and counts of what was not found once a day. The privacy text shows the same fact. A
 * change of it applies to all stored documents, unlike a Firestore TTL policy, whose date is stored with each document.
 */
export const eraseExpiredDaily = onSchedule(
  {region, schedule: 'every day 03:10', timeoutSeconds: 540, memory: '256MiB', maxInstances: 1},
  async () => {
    const address = contentSource()
    if (!address) throw new Error('Set SANITY_PROJECT_ID: the content says how long inquiries are kept.')
    const months = await fetchRetention(address)
    const isTrial = !eraseExpiredData.value()
    logs.expiredErased(await eraseExpired(openFirestore(), months, {isTrial}))
  },
)

/** Mails the weekly reminder on the first day of a week on which it can. */
export const remindEditorsWeekly = onSchedule(
  {...options, schedule: 'every day 13:10', timeoutSeconds: 300, memory: '512MiB', maxInstances: 1},
  async () => {
    const address = contentSource()
    if (address) await remindEditors(openFirestore(), address)
  },
)

function accept(data: unknown): NotificationRequest {
  try {
    return readRequest(data)
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error
    logs.requestRefused(error.message)
    throw new HttpsError('invalid-argument', error.message)
  }
}
