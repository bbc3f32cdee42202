import {GoogleAuth, JWT} from 'google-auth-library'
import {UserError} from '../bootstrap/user-error.mjs'
import {serviceAccountKey} from './firebase-tools.ts'

const scopes = ['https://www.googleapis.com/auth/cloud-platform']

export type AskHosting = (path: string) => Promise<Record<string, unknown>>

/** Calls `work` with a function that reads from the API of Firebase Hosting. Throws a UserError without credentials or if Google refuses. */
export async function askHosting<T>(work: (ask: AskHosting) => Promise<T>): Promise<T> {
  const token = await accessToken().catch((error: Error) => {
    if (error instanceof UserError) throw error
    throw new UserError(
      `Google does not accept the credentials (${error.message.split('\n')[0]}): set FIREBASE_SERVICE_ACCOUNT to the key of a service account, or run gcloud auth application-default login.`,
    )
  })
  return work(async (path) => {
    const response = await fetch(`https://firebasehosting.googleapis.com/v1beta1/${path}`, {
      headers: {authorization: `Bearer ${token}`},
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok) return (await response.json()) as Record<string, unknown>
    throw new UserError(
      `Firebase Hosting answers ${response.status} to ${path}: see the rights of the account.`,
    )
  })
}

async function accessToken(): Promise<string> {
  const key = serviceAccountKey()
  const client = key
    ? new JWT({email: key.client_email, key: key.private_key, scopes})
    : await new GoogleAuth({scopes}).getClient()
  const {token} = await client.getAccessToken()
  return token ?? ''
}
