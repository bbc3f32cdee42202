import {type FirebaseApp, getApps, initializeApp} from 'firebase/app'
import {initializeAppCheck, ReCaptchaEnterpriseProvider} from 'firebase/app-check'
import {
  type Auth,
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth'
import {getFirestore} from 'firebase/firestore/lite'
import type {Access, InboxSettings} from './connection.ts'
import {FirestoreInbox} from './firestore-inbox.ts'

/** Each refresh costs a dozen reads of Firestore; a free project has 50,000 per day. */
const refreshMs = 30_000

/** Reports each sign-in and sign-out. Staff are Google accounts with the claim `staff`, which `npm run staff` sets. */
export function watchAccess(
  settings: InboxSettings,
  changed: (access: Access) => void,
  failed: (error: unknown) => void,
): () => void {
  const auth = getAuth(openApp(settings))
  return onAuthStateChanged(auth, (user) => {
    if (user) accessOf(user, auth, settings.region).then(changed, failed)
    else changed({state: 'signed out', signIn: () => signInWithPopup(auth, new GoogleAuthProvider())})
  })
}

function openApp({apiKey, authDomain, projectId, appId, appCheckKey}: InboxSettings): FirebaseApp {
  const existing = getApps().find(({name}) => name === 'inbox')
  if (existing) return existing
  const app = initializeApp({apiKey, authDomain, projectId, appId}, 'inbox')
  if (appCheckKey) {
    const provider = new ReCaptchaEnterpriseProvider(appCheckKey)
    initializeAppCheck(app, {provider, isTokenAutoRefreshEnabled: true})
  }
  return app
}

async function accessOf(user: User, auth: Auth, region: string): Promise<Access> {
  const {app} = auth
  const email = user.email ?? user.uid
  // Fetches a new token, because the claim may have changed.
  const {claims} = await user.getIdTokenResult(true)
  if (claims.staff !== true) return {state: 'not staff', email, signOut: () => signOut(auth)}
  const inbox = new FirestoreInbox({app, firestore: getFirestore(app), functions: region, author: email})
  return {
    state: 'staff',
    connection: {
      inbox,
      erase: (_email, ids) => inbox.erase(ids),
      watch: watchByTime,
      signOut: () => signOut(auth),
    },
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
