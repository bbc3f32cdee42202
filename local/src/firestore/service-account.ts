import {createVerify, generateKeyPairSync} from 'node:crypto'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'

/** The server's identity on this machine: a key made at every start, known to this process only. */
export interface ServiceAccount {
  /** A Google credentials file with it, for GOOGLE_APPLICATION_CREDENTIALS. */
  file: string
  /** Whether this bearer token was signed with the key. */
  signed(token: string): boolean
}

/**
 * Google's server libraries sign their own tokens with a service account's key, so one that opens nothing but the local
 * Firestore endpoint lets them run here unchanged.
 */
export function createServiceAccount(folder: string, project: string): ServiceAccount {
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: {type: 'spki', format: 'pem'},
    privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
  })
  const file = join(folder, 'local-service-account.json')
  const account = {
    type: 'service_account',
    project_id: project,
    private_key_id: 'local',
    private_key: privateKey,
    client_email: `local@${project}.iam.gserviceaccount.com`,
    // Never requested: the libraries sign tokens for Google's APIs themselves.
    token_uri: 'http://127.0.0.1:9/token',
  }
  writeFileSync(file, `${JSON.stringify(account, null, 2)}\n`, {mode: 0o600})

  return {
    file,
    signed(token) {
      const [head, body, signature, ...more] = token.split('.')
      if (!head || !body || !signature || more.length > 0) return false
      return createVerify('RSA-SHA256').update(`${head}.${body}`).verify(publicKey, signature, 'base64url')
    },
  }
}
