import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv as parseEnvFile} from 'node:util'
import {EnvError, parseEnv} from '@upline/web/lib/parse-env.ts'
import {root} from '../bootstrap/root.mjs'
import type {BuildSettings} from '../product/build-settings.ts'

export interface Result {
  /** `note` is optional or cannot be checked. */
  state: 'good' | 'note' | 'problem'
  /** The checked file or service. */
  about: string
  /** The result and, for a problem, the fix. Contains no values of settings, because some are secrets. */
  message: string
}

const firebaseCount = 6

/** Whether anything is configured for hosted services. */
export const isLocal = (site: BuildSettings): boolean =>
  Object.entries(site).every(([name, value]) => !name.startsWith('VITE_') || value === '')

/** Checks the settings of the site (`.env`) and, if given, of the functions (`functions/.env`) without a network. */
export function checkSettings(site: BuildSettings, functions?: BuildSettings): Result[] {
  return [...siteSettings(site), ...(functions ? functionSettings(functions) : [])]
}

const marks = {good: '✔', note: 'i', problem: '✘'}

/** Prints results. Returns the number of problems. */
export function printResults(results: readonly Result[]): number {
  for (const {state, about, message} of results) console.log(`${marks[state]} ${about}: ${message}`)
  return results.filter(({state}) => state === 'problem').length
}

/** Reads `functions/.env` and `functions/.env.<project>` as the Firebase tools do. */
export function readFunctionSettings(projectId = ''): BuildSettings {
  const files = ['.env', ...(projectId ? [`.env.${projectId}`] : [])]
    .map((name) => join(root, 'functions', name))
    .filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => parseEnvFile(readFileSync(file, 'utf8'))))
}

function siteSettings(site: BuildSettings): Result[] {
  const result = (state: Result['state'], message: string): Result => ({state, about: '.env', message})
  const report = (message: string) => result('problem', message)
  const local = ['VITE_LOCAL_BACKEND', 'VITE_SANITY_API_HOST'].filter((name) => site[name])
  const results = local.map((name) => report(`${name} is for one machine only: remove it.`))
  if (site.VITE_SITE_URL?.includes('example.com'))
    results.push(report('VITE_SITE_URL is still the example: set the address of your site.'))
  try {
    const {missingFirebaseValues: missing, firebase} = parseEnv(site)
    const advice = 'copy it from the Firebase console, project settings, your web app'
    if (missing.length < firebaseCount)
      results.push(...missing.map((name) => report(`${name} is missing: ${advice}.`)))
    const optional = [
      missing.length === firebaseCount &&
        'No Firebase values: inquiries stay in the visitor’s browser (docs/guides/deploy.md, step 2).',
      !firebase.appCheckKey &&
        'VITE_APP_CHECK_KEY is not set: scripts may store inquiries (docs/guides/deploy.md, App Check).',
    ]
    if (results.length === 0) results.push(result('good', 'complete'))
    return [...results, ...optional.flatMap((text) => (text ? [result('note', text)] : []))]
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return [...results, ...error.problems.map((text) => report(`${withoutValue(text)} (see .env.example)`))]
  }
}

/** Removes the value, which may be a secret in the wrong line. */
const withoutValue = (text: string) => text.replace(/^(\w+) is ".*": /s, '$1 has a wrong value: ')

function functionSettings(settings: BuildSettings): Result[] {
  const problems = ['NOTIFICATION_TO', 'NOTIFICATION_FROM'].flatMap((name) => {
    const value = settings[name]?.trim() ?? ''
    if (!value) return [`${name} is missing: set an email address.`]
    if (!/^[^\n]*[^\s@<]+@[^\s@>]+\.[^\s@>]+>?$/.test(value)) return [`${name} is not an email address.`]
    return /@([\w-]+\.)*example(\.\w+)?>?$/.test(value) ? [`${name} is still the example: set your own.`] : []
  })
  if (settings.SMTP_URL) {
    problems.push(
      'SMTP_URL is a secret and must not be in a file: remove it, change the password, and run `npm run firebase -- functions:secrets:set SMTP_URL`.',
    )
  }
  const about = 'functions/.env'
  if (problems.length === 0) return [{state: 'good', about, message: 'complete'}]
  return problems.map((message) => ({state: 'problem', about, message}))
}
