import {ownerAuthorization} from '@upline/testing/owner-token.ts'

const inOneCommit = 400

/** Stores invented inquiries that the office has been notified of, one for each minute before now. */
export async function storeInquiries(
  {backend, data}: {backend: string; data: string},
  count: number,
): Promise<void> {
  for (let start = 0; start < count; start += inOneCommit) {
    const writes = Array.from({length: Math.min(inOneCommit, count - start)}, (_, i) => writeOf(start + i))
    const answer = await fetch(`${backend}/v1/projects/demo-upline/databases/(default)/documents:commit`, {
      method: 'POST',
      headers: {authorization: ownerAuthorization(data), 'content-type': 'application/json'},
      body: JSON.stringify({writes}),
    })
    if (!answer.ok) throw new Error(`The inquiries were not stored: ${await answer.text()}`)
  }
}

function writeOf(n: number) {
  const time = {timestampValue: new Date(Date.now() - n * 60_000).toISOString()}
  const text = (stringValue: string) => ({stringValue})
  const notification = {
    notified: {booleanValue: true},
    attempts: {integerValue: '1'},
    lastError: text(''),
    notifiedAt: time,
  }
  return {
    update: {
      name: `projects/demo-upline/databases/(default)/documents/inquiries/bench-${n}`,
      fields: {
        type: text('agent'),
        name: text(`Applicant ${n}`),
        email: text(`applicant-${n}@agents.example`),
        phone: text('(214) 555-0134'),
        message: text(
          `Please call about contracting number ${n}. ${'I have sold life insurance. '.repeat(6)}`,
        ),
        status: text('new'),
        suspect: {booleanValue: false},
        timestamp: time,
        metadata: {mapValue: {fields: {source: text('/contact')}}},
        notification: {mapValue: {fields: notification}},
      },
    },
  }
}
