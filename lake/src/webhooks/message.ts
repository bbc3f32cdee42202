import {randomBytes, randomUUID} from 'node:crypto'
import {type Change, type Committed, operationOf} from '../documents/transaction.ts'
import type {Webhook} from './webhook.ts'

export const newId = () => randomBytes(8).toString('hex')

/** A sent or waiting message. Its public fields are the fields of hosted Sanity's message log. */
export type Message = ReturnType<typeof newMessage>

export function newMessage(
  {id: hookId, projectId}: Webhook,
  dataset: string,
  {transactionId, timestamp}: Committed,
  change: Change,
  payload: string,
) {
  return {
    id: newId(),
    projectId,
    hookId,
    dataset,
    status: 'queued' as 'queued' | 'success' | 'failure',
    payload,
    resultCode: null as number | null,
    failureCount: 0,
    createdAt: timestamp,
    updatedAt: timestamp,
    headers: {
      'idempotency-key': randomUUID(),
      'sanity-transaction-id': transactionId,
      'sanity-transaction-time': timestamp,
      'sanity-project-id': projectId,
      'sanity-dataset': dataset,
      'sanity-document-id': change.documentId,
      'sanity-operation': operationOf(change),
      'sanity-webhook-id': hookId,
    },
    /** Newest first. */
    attempts: [] as Attempt[],
  }
}

/** One delivery, as in hosted Sanity's attempts log. */
export type Attempt = ReturnType<typeof newAttempt>

/** `answered` is undefined if the receiver did not answer, and `failureReason` null if it took the message. */
export function newAttempt(
  {id: messageId, projectId, hookId}: Record<'id' | 'projectId' | 'hookId', string>,
  began: Date,
  answered: {status: number; body: string} | undefined,
  failureReason: string | null,
) {
  const now = new Date()
  return {
    id: newId(),
    projectId,
    hookId,
    messageId,
    inProgress: false,
    isFailure: failureReason !== null,
    failureReason,
    resultCode: answered?.status ?? null,
    resultBody: answered?.body ?? null,
    /** Milliseconds. */
    duration: now.getTime() - began.getTime(),
    createdAt: began.toISOString(),
    updatedAt: now.toISOString(),
  }
}
