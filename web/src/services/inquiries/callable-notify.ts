import type {Env} from '../../config/parse-env.ts'
import {loadFirebase} from '../firebase/firebase-app.ts'
import type {NotificationEnvelope, Notify} from './notification.ts'

const timeout = 70_000

/**
 * Calls the function with Firebase's own client, which attaches available tokens of sign-in, messaging and App Check, and rejects with
 * the code of callable functions for the HTTP status, such as 'functions/unavailable'.
 */
export function createCallableNotify(env: Env): Notify {
  const {functionsRegion, projectId} = env.firebase
  // The client accepts a URL instead of a region. The local backend has the emulator's URL layout.
  const place = env.localBackend ? `${env.localBackend}/${projectId}/${functionsRegion}` : functionsRegion
  return async (envelope) => {
    const [{app}, {getFunctions, httpsCallable}] = await Promise.all([
      loadFirebase(env.firebase),
      import('firebase/functions'),
    ])
    const call = httpsCallable<NotificationEnvelope, {success?: unknown} | null>(
      getFunctions(app, place),
      'sendEmailNotification',
      {timeout},
    )
    const {data} = await call(envelope)
    if (data?.success !== true) throw new Error('The function did not succeed')
  }
}
