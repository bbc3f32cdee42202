import {getApps, initializeApp} from 'firebase-admin/app'
import {type Firestore, initializeFirestore} from 'firebase-admin/firestore'

const name = 'notifications'

/**
 * The project's Firestore with a server's rights. REST, because two documents a call are not worth loading gRPC. It has its own
 * app: firebase-functions opens its app's Firestore for the document of an event, and one app cannot have it both ways.
 */
export function openFirestore(): Firestore {
  const app = getApps().find((each) => each.name === name) ?? initializeApp(undefined, name)
  return initializeFirestore(app, {preferRest: true})
}
