import {ArchiveBucket, archiveBucketName} from '../deploy/archive-bucket.ts'
import {runFirebase} from '../deploy/firebase-tools.ts'
import {askHosting} from '../deploy/google.ts'
import {readHostedSettings, requireSetting, siteId} from '../deploy/hosted-settings.ts'
import {rollbackArguments} from '../deploy/parts.ts'

/** `npm run rollback [-- <version>]`: makes an earlier version of the site live, or lists the versions. */
export default async function rollback([version]: string[]): Promise<number> {
  const settings = readHostedSettings()
  const site = siteId(settings)
  if (version === undefined) return listVersions(site)
  const project = requireSetting(settings, 'VITE_FIREBASE_PROJECT_ID')
  const code = await runFirebase(project, [...rollbackArguments(site, version), '--non-interactive'])
  if (code === 0) {
    const bucket = archiveBucketName()
    if (bucket) await new ArchiveBucket(bucket, settings).record()
    console.log(
      'The next deployment replaces this version: disable the workflow Deploy until the problem is fixed. The rules and functions are unchanged.',
    )
  }
  return code
}

interface Release {
  releaseTime: string
  message?: string
  version?: {name: string; fileCount?: string}
}

async function listVersions(site: string): Promise<number> {
  const {releases = []} = (await askHosting((ask) =>
    ask(`sites/${site}/channels/live/releases?pageSize=20`),
  )) as {
    releases?: Release[]
  }
  for (const [at, {releaseTime, message = '', version}] of releases.entries()) {
    const id = version?.name.split('/').at(-1)
    console.log(
      `${id}  ${releaseTime.slice(0, 16).replace('T', ' ')} UTC  ${message}${at === 0 ? '  (live)' : ''}`,
    )
  }
  console.log(
    releases.length === 0
      ? 'The site has no version yet.'
      : '\nnpm run rollback -- <version> makes a version live.',
  )
  return 0
}
