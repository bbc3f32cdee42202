import type {Env} from '../../config/parse-env.ts'
import {loadFirebase} from '../firebase/firebase-app.ts'
import {type NotificationEnvelope, NotificationError, type Notify} from './notification.ts'

const timeout = 70_000

/**
 * Calls the function with Firebase's own client, which attaches available tokens of sign-in, messaging and App Check, and maps HTTP
 * statuses to the codes of callable functions.
 */
export function createCallableNotify(env: Env): Notify {
  const {functionsRegion, projectId} = env.firebase
  // The client accepts a URL instead of a region. The local backend has the emulator's URL layout.
  const place = env.localBackend ? `${env.localBackend}/${projectId}/${functionsRegion}` : functionsRegion
  return async (envelope) => {
    try {
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
      if (data?.success !== true) throw new NotificationError('internal')
    } catch (error) {
      throw new NotificationError(codeOf(error))
    }
  }
}

/** Returns the client's 'functions/not-found' as 'not-found'. A client that could not be downloaded is a network failure. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code.replace(/^functions\//, '') : 'internal'
}
