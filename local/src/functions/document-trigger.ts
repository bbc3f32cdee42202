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

/** The documents of the trigger, with `{name}` for any id. Throws an Error for wildcards that are not supported here. */
export function patternOf({__endpoint: {eventTrigger}}: DocumentTrigger): string {
  const pattern = eventTrigger.eventFilterPathPatterns?.document ?? eventTrigger.eventFilters?.document ?? ''
  if (/^[^{}*/]+(\/([^{}*/]+|\{\w+\}))+$/.test(pattern)) return pattern
  throw new Error(
    `The local backend runs triggers for documents such as inquiries/{id}, not for "${pattern}": name the collection, and each id by {name}`,
  )
}

/** Matches segment by segment; a wildcard matches exactly one segment. */
export function matchesPattern(pattern: string, path: string): boolean {
  const segments = path.split('/')
  const wanted = pattern.split('/')
  return (
    wanted.length === segments.length &&
    wanted.every((segment, i) => segment.startsWith('{') || segment === segments[i])
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
