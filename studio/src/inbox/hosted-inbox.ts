import {type FirebaseApp, getApps, initializeApp} from 'firebase/app'
import {initializeAppCheck, ReCaptchaEnterpriseProvider} from 'firebase/app-check'
import {
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth'
import {getFirestore} from 'firebase/firestore/lite'
import type {InboxConnection} from './connection.ts'
import {FirestoreInbox} from './firestore-inbox.ts'
import type {InboxSettings} from './settings.ts'

/** Each refresh costs a few reads of Firestore; a free project has 50,000 per day. */
const refreshMs = 15_000
const eraseCheckMs = 10 * 60_000

export type SignIn =
  | {state: 'signed out'}
  | {state: 'not staff'; email: string}
  | {state: 'staff'; connection: InboxConnection}

/** Signs in Google accounts. Staff have the claim `staff`, which `npm run staff` sets. */
export class HostedInbox {
  readonly #app: FirebaseApp
  readonly #region: string

  constructor({apiKey, authDomain, projectId, appId, region, appCheckKey}: InboxSettings) {
    const existing = getApps().find(({name}) => name === 'inbox')
    this.#app = existing ?? initializeApp({apiKey, authDomain, projectId, appId}, 'inbox')
    this.#region = region
    if (existing || !appCheckKey) return
    const provider = new ReCaptchaEnterpriseProvider(appCheckKey)
    initializeAppCheck(this.#app, {provider, isTokenAutoRefreshEnabled: true})
  }

  /** Reports each sign-in and sign-out. Returns the unsubscribe function. */
  watchSignIn(changed: (signIn: SignIn) => void, failed: (error: unknown) => void): () => void {
    return onAuthStateChanged(getAuth(this.#app), (user) => {
      if (!user) return changed({state: 'signed out'})
      this.#signInOf(user).then(changed, failed)
    })
  }

  async signIn(): Promise<void> {
    await signInWithPopup(getAuth(this.#app), new GoogleAuthProvider())
  }

  signOut(): Promise<void> {
    return signOut(getAuth(this.#app))
  }

  async #signInOf(user: User): Promise<SignIn> {
    const email = user.email ?? user.uid
    // Fetches a new token, because the claim may have changed.
    const {claims} = await user.getIdTokenResult(true)
    if (claims.staff !== true) return {state: 'not staff', email}
    const parts = {app: this.#app, firestore: getFirestore(this.#app), functions: this.#region, author: email}
    const inbox = new FirestoreInbox(parts)
    const connection: InboxConnection = {
      inbox,
      erase: (_email, ids) => inbox.erase(ids),
      watch: watchByTime,
      eraseCheckMs,
      signOut: () => this.signOut(),
    }
    return {state: 'staff', connection}
  }
}

/** Refreshes while the tab is visible. */
function watchByTime(changed: () => void): () => void {
  const refresh = () => {
    if (document.visibilityState === 'visible') changed()
  }
  const timer = setInterval(refresh, refreshMs)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refresh)
  }
}
