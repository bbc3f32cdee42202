import {initializeApp} from 'firebase-admin/app'
import {type Firestore, initializeFirestore} from 'firebase-admin/firestore'

let firestore: Firestore | undefined

/**
 * The project's Firestore with a server's rights. REST, because two documents a call are not worth loading gRPC. It has an app
 * of its own: firebase-functions opens its app's Firestore for the document of an event, and one app cannot have it both ways.
 */
export function openFirestore(): Firestore {
  firestore ??= initializeFirestore(initializeApp(undefined, 'notifications'), {preferRest: true})
  return firestore
}
