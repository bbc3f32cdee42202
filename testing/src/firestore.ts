/** The name that documents of the local backend begin with. */
export const documentsRoot = 'projects/demo-upline/databases/(default)/documents'

/** An inquiry as the site stores it, without the time that the server sets. */
export const sampleInquiry = {
  type: 'agent',
  name: 'Ada O&#39;Neil',
  email: 'ada@example.com',
  phone: '(214) 555-0134',
  message: 'License: Currently Licensed. I&#39;d like to join.',
  status: 'new',
  metadata: {source: '/contact', referrer: '', userAgent: 'Mozilla/5.0'},
}

/** A value in Firestore's JSON form, which may be malformed. */
export class WireValue {
  readonly json: object
  constructor(json: object) {
    this.json = json
  }
}

type Plain = Record<string, unknown>

/** Converts a document's fields to Firestore's JSON form: whole numbers to integers. Leaves out undefined fields. */
export function wireFields(fields: Plain): Plain {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, wireValue(value)]))
}

function wireValue(value: unknown): object {
  if (value instanceof WireValue) return value.json
  if (value instanceof Date) return {timestampValue: value.toISOString()}
  if (value === null) return {nullValue: null}
  if (Array.isArray(value)) return {arrayValue: {values: value.map(wireValue)}}
  if (typeof value === 'object') return {mapValue: {fields: wireFields({...value})}}
  if (typeof value === 'string') return {stringValue: value}
  if (typeof value === 'boolean') return {booleanValue: value}
  return Number.isInteger(value)
    ? {integerValue: String(value)}
    : {doubleValue: Number.isFinite(value) ? value : String(value)}
}

/** Returns the writes that create a document, with the name that the rules require next to an inquiry or an error log. */
export function creating(
  path: string,
  fields: Plain,
  more: object = inquiryTime,
  root = documentsRoot,
): object[] {
  const write = {
    update: {name: `${root}/${path}`, fields: wireFields(fields)},
    currentDocument: {exists: false},
    ...more,
  }
  const [, collection, id] = /^(inquiries|error_logs)\/([^/]+)$/.exec(path) ?? []
  if (!id) return [write]
  return [write, {update: {name: `${root}/latest/${collection}`, fields: wireFields({id})}}]
}

const inquiryTime = {updateTransforms: [{fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME'}]}

/** Stores an inquiry as a browser's first step does. Returns the status of the response. */
export async function storeInquiry(backend: string, id: string, fields: Plain = {}): Promise<number> {
  const body = JSON.stringify({writes: creating(`inquiries/${id}`, {...sampleInquiry, ...fields})})
  return (await fetch(`${backend}/v1/${documentsRoot}:commit`, {method: 'POST', body})).status
}
