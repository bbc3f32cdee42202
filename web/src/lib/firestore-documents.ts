import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {appCheckToken} from './firebase-app.ts'
import type {Env} from './parse-env.ts'

/** Numbers are integers. */
export type DocumentValue = string | number | boolean | {readonly [key: string]: DocumentValue}
export type DocumentFields = Readonly<Record<string, DocumentValue>>

/**
 * 'unavailable': no answer, or one that may change; the document may or may not be there, so the same id is tried again.
 * 'refused': the backend will not have this document.
 */
export type StoreFailure = 'unavailable' | 'refused'

export class StoreError extends Error {
  override name = 'StoreError'
  readonly failure: StoreFailure
  constructor(failure: StoreFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** Creates a document, with the server's time in `serverTime`, or leaves an existing one unchanged. Rejects with a `StoreError`. */
export type CreateDocument = (
  collection: string,
  id: string,
  fields: DocumentFields,
  serverTime?: string,
) => Promise<void>

// Long enough for a slow phone; a visitor does not wait longer to hear that the inquiry was kept.
const timeoutMs = 15_000

/**
 * Returns a function that creates documents in the backend of this build, which is all that visitors may do. Uses Firestore's REST API
 * (documents:commit), and not firebase/firestore/lite, for three features that the SDK has no way to ask for: a create that fails when the
 * id exists ("exists": false, which makes a repeated send harmless and its answer certain), a request that outlives the page (keepalive),
 * and a time limit.
 */
export function documentCreator({firebase, localBackend, missingFirebaseValues}: Env): CreateDocument {
  const database = `projects/${firebase.projectId}/databases/(default)`
  // The one-machine backend speaks the same API, so an address is all that differs.
  const address = localBackend ?? 'https://firestore.googleapis.com'
  const url = `${address}/v1/${database}/documents:commit?key=${encodeAddressPart(firebase.apiKey)}`

  return async (collection, id, fields, serverTime) => {
    if (missingFirebaseValues.length > 0) throw new StoreError('unavailable', 'No backend is configured')
    const write = {
      update: {name: `${database}/documents/${collection}/${id}`, fields: encodeFields(fields)},
      updateTransforms: serverTime ? [{fieldPath: serverTime, setToServerValue: 'REQUEST_TIME'}] : [],
      currentDocument: {exists: false},
    }
    // firestore.rules create only the document that this one names: one for each commit.
    const latest = {
      update: {name: `${database}/documents/latest/${collection}`, fields: encodeFields({id})},
    }
    const body = JSON.stringify({writes: [write, latest]})
    const response = await post(url, body, await appCheckToken(firebase))
    const status = response.ok ? '' : await errorStatus(response)
    if (response.ok || status === 'ALREADY_EXISTS') return
    const failure = isFinal(response.status, status) ? 'refused' : 'unavailable'
    throw new StoreError(failure, `Firestore: ${status}`)
  }
}

async function post(url: string, body: string, appCheck: string | undefined): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      // text/plain, as the SDK sends it, spares the browser a preflight request.
      headers: {'content-type': 'text/plain', ...(appCheck && {'x-firebase-appcheck': appCheck})},
      body,
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    throw new StoreError('unavailable', 'Firestore: no answer')
  }
}

/** Returns Google's error name, such as PERMISSION_DENIED, or the HTTP status if the body has none. */
async function errorStatus(response: Response): Promise<string> {
  const body: {error?: {status?: string}} | null = await response.json().catch(() => null)
  return body?.error?.status ?? `HTTP ${response.status}`
}

function isFinal(httpStatus: number, status: string): boolean {
  // Not 404, which says that the database does not exist (yet).
  return (
    httpStatus >= 400 && httpStatus < 500 && ![404, 408, 429].includes(httpStatus) && status !== 'ABORTED'
  )
}

function encodeFields(fields: DocumentFields): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encode(value)]))
}

function encode(value: DocumentValue): object {
  if (typeof value === 'string') return {stringValue: value}
  if (typeof value === 'boolean') return {booleanValue: value}
  if (typeof value === 'number') return {integerValue: String(value)}
  return {mapValue: {fields: encodeFields(value)}}
}
