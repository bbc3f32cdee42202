/**
 * `npm run staff -- add|remove|list [e-mail address]`: gives and revokes the right to read inquiries in the Studio's inbox, which is the claim
 * `staff` of a Firebase account. Needs the rights of an owner: GOOGLE_APPLICATION_CREDENTIALS, or `gcloud auth application-default login`.
 */

import {join} from 'node:path'
import {isEmail} from '@upline/domain/inquiry/email.ts'
import {applicationDefault, initializeApp} from 'firebase-admin/app'
import {type Auth, getAuth, type UserRecord} from 'firebase-admin/auth'
import {loadEnv} from 'vite'

const usage = 'Say npm run staff -- add <address>, remove <address>, or list.'

try {
  const [what = '', email = ''] = process.argv.slice(2)
  if (what !== 'list' && !(['add', 'remove'].includes(what) && isEmail(email))) throw new Error(usage)
  const {VITE_FIREBASE_PROJECT_ID: projectId} = loadEnv(
    'production',
    join(import.meta.dirname, '../..'),
    'VITE_',
  )
  if (!projectId) throw new Error('Fill in VITE_FIREBASE_PROJECT_ID in .env first (docs/guides/deploy.md).')
  const auth = getAuth(initializeApp({projectId, credential: applicationDefault()}))
  if (what === 'list') for await (const user of staffOf(auth)) say(user.email ?? user.uid)
  else say(await setStaff(auth, email, what === 'add'))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function setStaff(auth: Auth, email: string, isStaff: boolean): Promise<string> {
  const user = await userOf(auth, email, isStaff)
  if (!user) return `There is no account of ${email}.`
  const {staff, ...others} = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, isStaff ? {...others, staff: true} : others)
  // What was signed in before must not go on reading until its token expires.
  if (!isStaff) await auth.revokeRefreshTokens(user.uid)
  return isStaff
    ? `${email} may read inquiries after signing in to the inbox anew.`
    : `${email} may read no more inquiries, after an hour at the latest.`
}

/** Returns the account. Creates it if requested, so that staff get the right before their first sign-in. */
async function userOf(auth: Auth, email: string, create: boolean): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
    if (!isMissing) throw error
    return create ? auth.createUser({email}) : undefined
  }
}

async function* staffOf(auth: Auth): AsyncGenerator<UserRecord> {
  let page: string | undefined
  do {
    const {users, pageToken} = await auth.listUsers(1000, page)
    for (const user of users) if (user.customClaims?.staff === true) yield user
    page = pageToken
  } while (page)
}
