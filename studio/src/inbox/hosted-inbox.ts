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

/** Each costs a few reads of Firestore; a free project has 50,000 a day. */
const lookEveryMs = 15_000
const eraseCheckMs = 10 * 60_000

export type SignIn =
  | {state: 'signed out'}
  | {state: 'not staff'; email: string}
  | {state: 'staff'; connection: InboxConnection}

/** Google accounts of the Firebase project; an account is staff by its claim `staff`, which `npm run staff` gives. */
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

  /** Returns the unsubscribe function. */
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
    // A fresh token: the claim may have been given or taken since the last one.
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

/** Only while somebody looks at the tab. */
function watchByTime(changed: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') changed()
  }
  const timer = setInterval(look, lookEveryMs)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
