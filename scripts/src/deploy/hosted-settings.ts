import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import type {BuildSettings} from '../product/build-settings.ts'

/** Returns the settings of the hosted services: the environment, then `.env`. Throws a UserError for a file that hides a setting. */
export function readHostedSettings(folder = root): BuildSettings {
  for (const file of globSync('{.env*,functions/.env*}', {cwd: folder})) {
    // Editors on Windows write a byte order mark, which parsers read as part of the first name, or UTF-16.
    if (!/^\uFFFD|^\uFEFF\s*\w/.test(readFileSync(join(folder, file), 'utf8'))) continue
    throw new UserError(
      `${file} begins with a byte order mark, so its first setting is not found: save it as UTF-8 without BOM.`,
    )
  }
  return loadEnv('production', folder, 'VITE_')
}

/** Returns a setting. Throws a UserError that names it if it is missing. */
export function requireSetting(settings: BuildSettings, name: string): string {
  const value = settings[name]?.trim()
  if (value) return value
  throw new UserError(`${name} is missing: set it in .env or in the environment (see .env.example).`)
}

/** Returns the id of the site in Firebase Hosting: FIREBASE_SITE, or the project's default site, which has the project's id. */
export function siteId(settings: BuildSettings): string {
  return process.env.FIREBASE_SITE?.trim() || requireSetting(settings, 'VITE_FIREBASE_PROJECT_ID')
}
