import {initializeApp} from 'firebase/app'
import {connectFirestoreEmulator, getFirestore} from 'firebase/firestore/lite'
import type {InboxConnection, InboxSettings} from './connection.ts'
import {FirestoreInbox} from './firestore-inbox.ts'

interface LocalInbox {
  /** Origin of the backend. */
  backend: string
  /** Author of new notes. */
  editor: string
}

/**
 * Opens the inbox of a local backend without a sign-in. The token is unsigned, as for Firebase's emulators; the backend accepts it only
 * from the Studio's origin.
 */
export function openLocalInbox(
  {apiKey, projectId, region}: InboxSettings,
  {backend, editor}: LocalInbox,
): InboxConnection {
  const app = initializeApp({apiKey, projectId}, `inbox-${crypto.randomUUID()}`)
  const firestore = getFirestore(app)
  const {hostname, port} = new URL(backend)
  connectFirestoreEmulator(firestore, hostname, Number(port), {
    mockUserToken: {sub: 'local', email: editor, staff: true},
  })
  const functions = `${backend}/${projectId}/${region}`
  return {
    inbox: new FirestoreInbox({app, firestore, functions, author: editor}),
    // Also erases emails in the local mailbox, like `npm run inquiries -- erase`.
    erase: async (email) => {
      const response = await fetch(`${backend}/local/inquiries/erase`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({email}),
      })
      if (!response.ok) throw new Error(`The backend answered ${response.status}`)
    },
    watch: (changed) => watchEvents(backend, changed),
  }
}

/** Listens on its own host name, because a browser opens six connections per host and the Studio needs several streams. */
function watchEvents(backend: string, changed: () => void): () => void {
  const address = new URL('/local/events', backend)
  address.hostname = `inbox-${crypto.randomUUID().slice(0, 8)}.${address.hostname}`
  const events = new EventSource(address)
  const onChange = ({data}: MessageEvent<string>) => {
    const {what: collection} = JSON.parse(data)
    if (collection === 'inquiries' || collection === 'inquiry_notes') changed()
  }
  events.addEventListener('changed', onChange)
  // Catches up after the connection was lost.
  events.addEventListener('open', changed)
  return () => events.close()
}
