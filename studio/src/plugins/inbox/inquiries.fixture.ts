import {type Inquiry, readInquiry} from './inquiry.ts'

/** A time as Firestore's clients give it. */
export const at = (time: number) => ({toMillis: () => time})

export function storedInquiry(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'agent',
    name: 'Ada O&#39;Neil',
    email: 'ada@example.com',
    phone: '(214) 555-0134',
    message: 'Please call &lt;me&gt;.',
    status: 'new',
    timestamp: at(1_795_000_000_000),
    metadata: {source: '/contact', referrer: '', userAgent: 'Mozilla/5.0'},
    ...fields,
  }
}

export function inquiry(id: string, fields: Record<string, unknown> = {}): Inquiry {
  return readInquiry(id, storedInquiry(fields))
}
