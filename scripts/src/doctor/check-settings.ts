import {EnvError, parseEnv} from '@upline/web/config/parse-env.ts'
import type {BuildSettings} from '../product/build-settings.ts'
import {type Finding, good, note, problem} from './finding.ts'

const firebaseCount = 6

/** Whether anything is configured for hosted services. */
export const isLocal = (site: BuildSettings): boolean =>
  Object.entries(site).every(([name, value]) => !name.startsWith('VITE_') || value === '')

/** Checks the settings of the site (`.env`) and of the function (`functions/.env`) without a network. */
export function checkSettings(site: BuildSettings, functions: BuildSettings): Finding[] {
  return [...siteSettings(site), ...functionSettings(functions)]
}

function siteSettings(site: BuildSettings): Finding[] {
  const findings: Finding[] = []
  const example = site.VITE_SITE_URL?.includes('example.com')
  if (example)
    findings.push(problem('.env', 'VITE_SITE_URL is still the example: set the address of your site.'))
  for (const name of ['VITE_LOCAL_BACKEND', 'VITE_SANITY_API_HOST']) {
    if (site[name]) findings.push(problem('.env', `${name} is for one machine only: remove it.`))
  }
  try {
    const env = parseEnv(site)
    const missing = env.missingFirebaseValues
    if (missing.length === firebaseCount) {
      findings.push(
        note(
          '.env',
          'No Firebase values: inquiries stay in the visitor’s browser (docs/guides/deploy.md, step 2).',
        ),
      )
    } else
      for (const name of missing)
        findings.push(
          problem(
            '.env',
            `${name} is missing: copy it from the Firebase console, project settings, your web app.`,
          ),
        )
    if (!env.firebase.appCheckKey)
      findings.push(
        note(
          '.env',
          'VITE_APP_CHECK_KEY is not set: scripts may store inquiries (docs/guides/deploy.md, App Check).',
        ),
      )
    if (findings.every(({state}) => state !== 'problem')) findings.push(good('.env', 'complete'))
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    for (const text of error.problems)
      findings.push(problem('.env', `${withoutValue(text)} (.env.example says more)`))
  }
  return findings
}

/** Removes the value, which may be a secret in the wrong line. */
const withoutValue = (text: string) => text.replace(/^(\w+) is ".*": /s, '$1 has a wrong value: ')

function functionSettings(settings: BuildSettings): Finding[] {
  const findings: Finding[] = []
  for (const name of ['NOTIFICATION_TO', 'NOTIFICATION_FROM']) {
    const value = settings[name]?.trim() ?? ''
    if (!value) findings.push(problem('functions/.env', `${name} is missing: set an e-mail address.`))
    else if (!/^[^\n]*[^\s@<]+@[^\s@>]+\.[^\s@>]+>?$/.test(value))
      findings.push(problem('functions/.env', `${name} is not an e-mail address.`))
    else if (/@([\w-]+\.)*example(\.\w+)?>?$/.test(value))
      findings.push(problem('functions/.env', `${name} is still the example: set your own.`))
  }
  if (settings.SMTP_URL) {
    findings.push(
      problem(
        'functions/.env',
        'SMTP_URL is a secret and must not be in a file: remove it, change the password, and run `firebase functions:secrets:set SMTP_URL`.',
      ),
    )
  }
  if (findings.length === 0) findings.push(good('functions/.env', 'complete'))
  return findings
}
