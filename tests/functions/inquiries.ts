import type {startFunctionsFirestore} from '../local/office/firestore-servers.ts'

type Firestore = Awaited<ReturnType<typeof startFunctionsFirestore>>['firestore']

/** Returns a function that stores an inquiry with these changes, and resolves to its id. */
export function inquiryStore(firestore: Firestore) {
  let serial = 0
  return async (changes: Record<string, unknown> = {}): Promise<string> => {
    serial += 1
    const id = `local_1795224757000_${String(serial).padStart(10, '0')}`
    await firestore.doc(`inquiries/${id}`).set({
      type: 'agent',
      name: 'Ada O&#39;Neil',
      email: 'ada@example.com',
      phone: '',
      message: 'Please call me.',
      status: 'new',
      timestamp: new Date(),
      metadata: {source: '/contact', referrer: '', userAgent: ''},
      ...changes,
    })
    return id
  }
}

/** Resolves to `ok`, or to the code of the error. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: {code?: string}) => error.code,
  )
