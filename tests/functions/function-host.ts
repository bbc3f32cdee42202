// Hosts the real function with a mail server of the test's choice: `node function-host.ts <data folder> <port> <smtp url>`.
// The backend itself always gives it the local mailbox.
import {resolve} from 'node:path'
import {createDocumentStore} from '@upline/local/src/firestore/document-store.ts'
import {firestoreRoom} from '@upline/local/src/firestore/room.ts'
import {createServiceAccount} from '@upline/local/src/firestore/service-account.ts'
import {functionsRoom} from '@upline/local/src/functions/room.ts'
import {createBackendServer} from '@upline/local/src/http/server.ts'
import {openDatabase} from '@upline/local/src/store/database.ts'

const [folder = '', port = '', smtpUrl = ''] = process.argv.slice(2)
const root = resolve(import.meta.dirname, '../..')
const project = 'demo-upline'

const database = openDatabase(folder)
const serviceAccount = createServiceAccount(folder, project)
const functions = functionsRoom({
  module: resolve(root, 'functions/src/index.ts'),
  project,
  environment: {
    GOOGLE_CLOUD_PROJECT: project,
    GOOGLE_APPLICATION_CREDENTIALS: serviceAccount.file,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    SMTP_URL: smtpUrl,
  },
})
const firestore = firestoreRoom({
  database,
  store: createDocumentStore(database),
  project,
  rulesFile: resolve(root, 'firestore.rules'),
  serviceAccount,
})
await functions.start?.()
createBackendServer([firestore, functions]).listen(Number(port), '127.0.0.1', () => console.log('ready http'))
