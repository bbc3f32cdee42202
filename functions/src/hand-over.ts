import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {type Firestore, Timestamp} from 'firebase-admin/firestore'
import {HttpsError} from 'firebase-functions/https'
import {handOverSettings, rateLimits} from './config.ts'
import {handOverMessage} from './hand-over-message.ts'
import * as logs from './logs.ts'
import {NotPosted, postJson} from './post-json.ts'
import {countersOf} from './rate-limit.ts'

/** An entry of the field `handOver` of an inquiry, by its event: `created`, or the id of the note about a change. */
interface Delivery {
  /** When the event happened. */
  time: Timestamp
  attempts: number
  /** A code such as `HTTP 503`, `rate-limit` or `not-set`; '' during an attempt and after success. */
  lastError: string
  /** Other callers wait until then, because an attempt runs. */
  busyUntil: Timestamp
  deliveredAt?: Timestamp
  /** When staff last asked to send it again. */
  askedAt?: Timestamp
}

type Deliveries = Record<string, Delivery>
type Data = Record<string, unknown>

/** Longer than the function may run. */
const attemptMs = 90_000
/** An event, and a request of staff, is repeated for a day. */
const retriedMs = 24 * 60 * 60 * 1000
/** Kept for each inquiry: the first one and the latest. */
const mostDeliveries = 20

/** Hands over a change by staff, or sends a delivery again, which a note of the kind `send` names. Other notes stay in the inbox. */
export async function handOverNote(firestore: Firestore, noteId: string): Promise<void> {
  const note = (await firestore.collection('inquiry_notes').doc(noteId).get()).data()
  if (!(note?.time instanceof Timestamp)) return
  const inquiryId = String(note.inquiry)
  if (note.kind === 'change') await handOver(firestore, inquiryId, noteId, {time: note.time})
  if (note.kind === 'send') await handOver(firestore, inquiryId, String(note.text), {asked: note.time})
}

/**
 * Sends an inquiry to the configured system, once for each event. `time`: that of the event, without which it is the inquiry's; `asked`: when staff
 * asked to send a delivery again. Rejects with an HttpsError if it may be called again. After a crash between sending and recording, it is sent
 * again with the same idempotency key.
 */
export async function handOver(
  firestore: Firestore,
  inquiryId: string,
  event: string,
  times: {time?: Timestamp; asked?: Timestamp} = {},
): Promise<void> {
  const {url, secret, allowsPrivate} = handOverSettings()
  const data = await claim(firestore, inquiryId, event, {...times, now: Date.now()})
  if (!data) return
  if (!url || !secret) {
    await settle(firestore, inquiryId, event, 'not-set')
    logs.handOverNotSet()
    throw new HttpsError('failed-precondition', 'HAND_OVER_URL or HAND_OVER_SECRET is missing.')
  }
  const body = JSON.stringify(handOverMessage(inquiryId, data, event === 'created' ? event : 'changed'))
  const headers = {
    [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
    'idempotency-key': `${inquiryId}.${event}`,
  }
  const error = await postJson(url, body, {headers, allowsPrivate}).then(
    () => '',
    (failure) => (failure instanceof NotPosted ? failure.code : 'EFAULT'),
  )
  await settle(firestore, inquiryId, event, error)
  if (!error) return
  logs.notHandedOver(error)
  throw new HttpsError('unavailable', 'The other system did not accept the inquiry.', {reason: error})
}

/** Claims the right to send and returns the inquiry, or undefined if nothing is to be sent. */
function claim(
  firestore: Firestore,
  id: string,
  event: string,
  times: {time?: Timestamp; asked?: Timestamp; now: number},
): Promise<Data | undefined> {
  const {asked, now} = times
  const ref = firestore.collection('inquiries').doc(id)
  return firestore.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data()
    if (!data) return undefined
    const caller = data.suspect === true ? 'suspect' : undefined
    const counters = countersOf(firestore, caller, rateLimits(), now, 'hand-over')
    const counts = await transaction.getAll(...counters.refs)
    const delivery = dueDelivery(data, event, times)
    if (!delivery) return undefined
    const save = (change: Partial<Delivery>) =>
      transaction.set(ref, withDelivery(data, event, {...delivery, ...change}))
    if (delivery.attempts === 0 && event === 'created' && !asked) {
      if (counters.fullScope(counts)) {
        save({lastError: 'rate-limit'})
        return undefined
      }
      counters.count(transaction, counts)
    }
    save({attempts: delivery.attempts + 1, lastError: '', busyUntil: Timestamp.fromMillis(now + attemptMs)})
    return data
  })
}

/** Returns the delivery of an event if it is due, new or stored. Throws an HttpsError while an attempt runs. */
export function dueDelivery(
  data: Data,
  event: string,
  {time = data.timestamp, asked, now}: {time?: unknown; asked?: Timestamp; now: number},
): Delivery | undefined {
  const deliveries: Deliveries = Object(data.handOver) // only this file writes it
  const stored = deliveries[event]
  if (asked && !stored) return undefined
  const delivery: Delivery = stored ?? {
    time: time instanceof Timestamp ? time : Timestamp.fromMillis(now),
    attempts: 0,
    lastError: '',
    busyUntil: Timestamp.fromMillis(0),
  }
  const since = (asked ?? delivery.time).toMillis()
  const isDelivered = (delivery.deliveredAt?.toMillis() ?? 0) >= since
  if (isDelivered || now - since >= retriedMs) return undefined
  const waitMs = delivery.busyUntil.toMillis() - now
  // A longer wait was stored before the clock was set back.
  if (waitMs > 0 && waitMs <= attemptMs)
    throw new HttpsError('aborted', 'The inquiry is being sent. Try again later.')
  return asked ? {...delivery, askedAt: asked} : delivery
}

/** Records the result of an attempt. `error`: '' after success. */
async function settle(firestore: Firestore, id: string, event: string, error: string): Promise<void> {
  const ref = firestore.collection('inquiries').doc(id)
  await firestore.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data()
    const delivery = (data?.handOver as Deliveries | undefined)?.[event] // only this file writes it
    // Erased in the meantime.
    if (!data || !delivery) return
    const change = error ? {lastError: error} : {lastError: '', deliveredAt: Timestamp.now()}
    transaction.set(
      ref,
      withDelivery(data, event, {...delivery, ...change, busyUntil: Timestamp.fromMillis(0)}),
    )
  })
}

/** Returns the whole inquiry with its first delivery and the latest ones, because the embedded Firestore knows whole documents only. */
export function withDelivery(data: Data, event: string, delivery: Delivery): Data {
  const deliveries: Deliveries = {...Object(data.handOver), [event]: delivery}
  const [first, ...others] = Object.entries(deliveries).sort(
    ([, a], [, b]) => a.time.toMillis() - b.time.toMillis(),
  )
  const kept = [first, ...others.slice(1 - mostDeliveries)].filter((each) => each !== undefined)
  return {...data, handOver: Object.fromEntries(kept)}
}
