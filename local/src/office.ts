import type {DatabaseSync} from 'node:sqlite'
import {dashboardRoom} from './dashboard/room.ts'
import {createDocumentStore} from './firestore/document-store.ts'
import {firestoreRoom} from './firestore/room.ts'
import {createServiceAccount} from './firestore/service-account.ts'
import {functionsRoom} from './functions/room.ts'
import type {Room} from './http/room.ts'
import type {Lake} from './lake/lake.ts'
import {createMailStore} from './mail/mail-store.ts'
import {mailRoom} from './mail/room.ts'
import type {Options} from './options.ts'

/** Everything an inquiry meets after the browser. Without `--rules` or `--functions` there is no such endpoint. */
export function officeRooms(options: Options, database: DatabaseSync, lake: Lake): Room[] {
  const {data, port, smtpPort, firebaseProject: project, rules, functions} = options
  const documents = createDocumentStore(database)
  const mails = createMailStore(database)
  const serviceAccount = createServiceAccount(data, project)
  const rooms = [mailRoom({store: mails, port: smtpPort}), dashboardRoom({database, lake, documents, mails})]

  if (rules) {
    rooms.push(firestoreRoom({database, store: documents, project, rulesFile: rules, serviceAccount}))
  }
  if (functions) {
    const environment = {
      GCLOUD_PROJECT: project,
      GOOGLE_CLOUD_PROJECT: project,
      GOOGLE_APPLICATION_CREDENTIALS: serviceAccount.file,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    }
    rooms.push(functionsRoom({module: functions, project, environment}))
  }
  return rooms
}
