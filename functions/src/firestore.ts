import {getApps, initializeApp} from 'firebase-admin/app'
import {type Firestore, initializeFirestore} from 'firebase-admin/firestore'

let firestore: Firestore | undefined

/** The project's Firestore with a server's rights. REST, because two documents a call are not worth loading gRPC. */
export function openFirestore(): Firestore {
  firestore ??= initializeFirestore(getApps()[0] ?? initializeApp(), {preferRest: true})
  return firestore
}
