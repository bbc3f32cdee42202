import {initializeApp} from 'firebase/app'
import {connectFirestoreEmulator, getFirestore} from 'firebase/firestore/lite'
import type {InboxConnection} from './connection.ts'
import {FirestoreInbox} from './firestore-inbox.ts'
import type {InboxSettings} from './settings.ts'

interface LocalInbox {
  /** Origin of the backend. */
  backend: string
  /** The name under which notes are written. */
  editor: string
}

/**
 * The inbox of one machine: nobody signs in. The token is unsigned, as Firebase's clients send it to an emulator; the backend takes it
 * from the Studio's page only.
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
    // The mails of this machine's mailbox go too: the same code as of `npm run inquiries -- erase`.
    erase: async (email) => {
      const response = await fetch(`${backend}/local/inquiries/erase`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({email}),
      })
      if (!response.ok) throw new Error(`The backend answered ${response.status}`)
    },
    watch: (changed) => watchEvents(backend, changed),
    eraseCheckMs: 0,
  }
}

/** A host name of its own: a browser opens six connections for each, and the Studio holds several streams. */
function watchEvents(backend: string, changed: () => void): () => void {
  const address = new URL('/local/events', backend)
  address.hostname = `inbox-${crypto.randomUUID().slice(0, 8)}.${address.hostname}`
  const events = new EventSource(address)
  const onChange = ({data}: MessageEvent<string>) => {
    const {what} = JSON.parse(data)
    if (what === 'inquiries' || what === 'inquiry_notes') changed()
  }
  events.addEventListener('changed', onChange)
  // What happened while the connection was down.
  events.addEventListener('open', changed)
  return () => events.close()
}
