import type {Env} from '../../config/parse-env.ts'
import {appCheckToken} from './firebase-app.ts'
import {createFirestoreDocuments, type DocumentStore, StoreError} from './firestore-documents.ts'

/** The document store this build is configured for. Without a backend (demo mode) every create is 'unavailable'. */
export function chooseDocuments(env: Env): DocumentStore {
  if (env.missingFirebaseValues.length > 0) {
    return {
      async create() {
        throw new StoreError('unavailable', 'No backend is configured')
      },
    }
  }
  const {projectId, apiKey} = env.firebase
  return createFirestoreDocuments({
    // The one-machine backend speaks the same API, so an address is all that differs.
    address: env.localBackend ?? 'https://firestore.googleapis.com',
    projectId,
    apiKey,
    appCheckToken: () => appCheckToken(env.firebase),
  })
}
