import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {ArchiveBucket, archiveBucketName} from '../deploy/archive-bucket.ts'
import {installFirebaseTools, runFirebase} from '../deploy/firebase-tools.ts'
import {readHostedSettings, requireSetting} from '../deploy/hosted-settings.ts'
import {type Part, type Plan, parsePlan} from '../deploy/parts.ts'
import {printSiteChanges} from '../deploy/site-changes.ts'
import {checkServices} from '../doctor/check-services.ts'
import {checkSettings, printResults, readFunctionSettings} from '../doctor/check-settings.ts'
import type {BuildSettings} from '../product/build-settings.ts'
import build from './build.ts'
import sanity from './sanity.ts'

/** The services of npm run doctor that show whether a part arrived. */
const services: Record<Part, string[]> = {
  rules: ['Firestore'],
  indexes: [],
  functions: ['Function'],
  site: ['Site'],
  studio: ['Studio'],
}

/**
 * `npm run deploy`: checks the settings, builds, and deploys rules, indexes, functions, site and Studio with the pinned CLIs of Firebase and
 * Sanity. Repeats nothing that the services already have, so a failed run can be repeated or continued.
 */
export default async function deploy(args: string[]): Promise<number> {
  const plan = parsePlan(args)
  const settings = readHostedSettings()
  requireSetting(settings, 'VITE_SANITY_PROJECT_ID')
  requireSetting(settings, 'VITE_FIREBASE_PROJECT_ID')
  const parts = partsWithTarget(plan, settings)
  if (plan.channel === undefined && !(await isReady(settings, parts))) return 1
  // Comes before the build, because it fails without a network.
  installFirebaseTools()
  const built = parts.filter((part) => part === 'site' || part === 'studio' || part === 'functions')
  if (built.length > 0 && !plan.isBuilt) await build(built)
  for (const [at, part] of parts.entries()) {
    console.log(`\n▸ ${plan.isDryRun ? 'Would deploy' : 'Deploying'} ${part}`)
    const code = await deployPart(part, plan, settings)
    if (code === 0) continue
    const done = parts.slice(0, at)
    console.error(
      `\n${part} could not be ${plan.isDryRun ? 'checked' : 'deployed'}; the reason is above.${
        done.length > 0 ? ` Done: ${done.join(', ')}.` : ''
      }\nAfter the fix, continue with: npm run deploy -- ${parts.slice(at).join(' ')}${plan.isDryRun ? ' --dry-run' : ''}`,
    )
    return code
  }
  if (plan.isDryRun) console.log('\nThis was a dry run. Nothing was deployed.')
  if (plan.isDryRun || plan.channel !== undefined) return 0
  return verify(settings, parts)
}

/** Leaves out a Studio on another host, which this command cannot upload. */
function partsWithTarget({parts}: Plan, settings: BuildSettings): readonly Part[] {
  if (!parts.includes('studio') || studioHost(settings)) return parts
  const message =
    'VITE_STUDIO_URL is not an address as in https://harbor-oak.sanity.studio: set it, or upload studio/dist to your own host.'
  if (parts.length === 1) throw new UserError(message)
  console.log(`The Studio is left out. ${message}`)
  return parts.filter((part) => part !== 'studio')
}

const studioHost = ({VITE_STUDIO_URL: url = ''}: BuildSettings): string | undefined =>
  /^https:\/\/([a-z0-9-]+)\.sanity\.studio\/?$/.exec(url)?.[1]

/** Checks what must be right before a deployment. Prints problems. */
async function isReady(settings: BuildSettings, parts: readonly Part[]): Promise<boolean> {
  const functions = parts.includes('functions')
    ? readFunctionSettings(settings.VITE_FIREBASE_PROJECT_ID)
    : undefined
  const results = checkSettings(settings, functions)
  return printResults([...results, ...(await checkServices(settings, ['Sanity']))]) === 0
}

async function verify(settings: BuildSettings, parts: readonly Part[]): Promise<number> {
  const names = parts.flatMap((part) => services[part])
  console.log('\n▸ Asking the deployed services')
  if (printResults(await checkServices(settings, names)) === 0) return 0
  console.error('Everything is deployed, but a service does not answer as it should.')
  return 1
}

/** Deploys the site between the two steps of its archive, if it has one. */
async function archived(settings: BuildSettings, deploySite: () => Promise<number>): Promise<number> {
  const name = archiveBucketName()
  const bucket = name ? new ArchiveBucket(name, settings) : undefined
  await bucket?.prepare()
  const code = await deploySite()
  if (code === 0) await bucket?.record()
  return code
}

async function deployPart(part: Part, {isDryRun, channel}: Plan, settings: BuildSettings): Promise<number> {
  const project = requireSetting(settings, 'VITE_FIREBASE_PROJECT_ID')
  const canAsk = process.stdin.isTTY
  const run = (...args: string[]) => runFirebase(project, [...args, ...(canAsk ? [] : ['--non-interactive'])])
  const firebase = (only: string, ...options: string[]) =>
    run('deploy', '--only', only, ...(isDryRun ? ['--dry-run'] : []), ...options)
  const site = ['--config', join(root, 'web/dist/firebase.json')]
  switch (part) {
    case 'rules':
    case 'indexes':
      return firebase(`firestore:${part}`)
    case 'functions':
      // Confirms the questions of the CLI: one function retries, and functions that the source no longer has are deleted.
      return firebase('functions', ...(canAsk ? [] : ['--force']))
    case 'site':
      if (channel !== undefined) return run('hosting:channel:deploy', channel, '--expires', '7d', ...site)
      return isDryRun ? printSiteChanges(settings) : archived(settings, () => firebase('hosting', ...site))
    case 'studio': {
      const options = ['--no-build', '--yes', '--url', studioHost(settings) ?? '']
      return sanity(['deploy', ...options, ...(isDryRun ? ['--dry-run'] : [])], settings)
    }
  }
}
