import {createStore} from '../../lib/create-store.ts'

/**
 * What a visitor should know about inquiries that could not be sent at once: one of an earlier visit is waiting, one was
 * sent, one was too old to send. That an inquiry was saved in this visit is said by the form itself.
 */
export type OutboxStatus = 'waiting' | 'sent' | 'expired'

/** Is undefined once the visitor has dismissed the notice. Subscribing to it loads none of the code that sends. */
export const outboxStatus = createStore<OutboxStatus | undefined>(undefined)
