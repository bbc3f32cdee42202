const createdType = 'google.cloud.firestore.document.v1.created'

/** The result of `onDocumentCreated` of firebase-functions 7: a handler of CloudEvents with the pattern of its documents. */
export interface DocumentTrigger {
  (event: CreatedEvent): unknown
  __endpoint: {
    eventTrigger: {
      eventType: typeof createdType
      /** A path without wildcards is in the first, one such as `inquiries/{inquiryId}` in the second. */
      eventFilters?: {document?: string}
      eventFilterPathPatterns?: {document?: string}
      retry?: boolean
    }
  }
}

/** A document of the Firestore endpoint; `fields` as on the wire. */
export interface CreatedDocument {
  path: string
  fields: object
  /** ISO 8601, UTC. */
  createTime: string
  updateTime: string
}

export type CreatedEvent = ReturnType<typeof createdEvent>

export function isDocumentTrigger(value: unknown): value is DocumentTrigger {
  if (typeof value !== 'function' || !('__endpoint' in value)) return false
  // Whatever firebase-functions makes has an endpoint of this shape.
  const {eventTrigger} = value.__endpoint as {eventTrigger?: {eventType?: unknown}}
  return eventTrigger?.eventType === createdType
}

/** Returns the collection of the trigger's documents. Throws an Error for other patterns than `inquiries/{inquiryId}`. */
export function collectionOfTrigger({__endpoint: {eventTrigger}}: DocumentTrigger): string {
  const pattern = eventTrigger.eventFilterPathPatterns?.document ?? eventTrigger.eventFilters?.document ?? ''
  const [, collection] = /^([^{}*/]+)\/\{\w+\}$/.exec(pattern) ?? []
  if (collection) return collection
  throw new Error(
    `The local backend runs triggers for documents such as inquiries/{id}, not for "${pattern}"`,
  )
}

/** The CloudEvent that Eventarc delivers, with its data as JSON. The same document has the same event id each time. */
export function createdEvent(project: string, document: CreatedDocument) {
  const {path, fields, createTime, updateTime} = document
  const database = `projects/${project}/databases/(default)`
  return {
    specversion: '1.0',
    id: `${path}@${createTime}`,
    type: createdType,
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${path}`,
    time: createTime,
    datacontenttype: 'application/json',
    project,
    database: '(default)',
    namespace: '(default)',
    location: 'local',
    document: path,
    data: {value: {name: `${database}/documents/${path}`, fields, createTime, updateTime}},
  }
}
