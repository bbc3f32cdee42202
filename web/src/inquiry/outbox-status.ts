import {createStore, readStored} from '../lib/stored.ts'

/** The key of waiting inquiries in local storage: a JSON array of `OutboxEntry`. Absent if none waits. */
export const outboxKey = 'local_inquiries'

/** Whether inquiries of an earlier visit wait in this browser; then the service has work without a form. */
export const hasWaitingInquiries = (): boolean => readStored(() => localStorage, outboxKey) !== null

/**
 * What a visitor should know about inquiries that could not be sent at once: one of an earlier visit is waiting, one was
 * sent, one was too old to send. That an inquiry was saved in this visit is said by the form itself. Undefined once the visitor has
 * dismissed the notice. Subscribing to it loads none of the code that sends.
 */
export const outboxStatus = createStore<'waiting' | 'sent' | 'expired' | undefined>(undefined)

/** Ids of inquiries that waited and have reached the office since this page was opened. */
export const arrivedInquiries = createStore<ReadonlySet<string>>(new Set())

/** Records that waiting inquiries have been sent. */
export function noticeArrival(ids: readonly string[]): void {
  arrivedInquiries.set(new Set([...arrivedInquiries.get(), ...ids]))
  outboxStatus.set('sent')
}
