import {parseArgs} from 'node:util'
import {UserError} from '../bootstrap/user-error.mjs'

/** What a deployment consists of, in this order: the rules take only what the site of the same commit sends. */
export const allParts = ['rules', 'indexes', 'functions', 'site', 'studio'] as const
export type Part = (typeof allParts)[number]

export interface Plan {
  parts: readonly Part[]
  /** Prints what would change and changes nothing. */
  isDryRun: boolean
  /** Deploys the last build. */
  isBuilt: boolean
  /** Channel of a preview of the site, instead of the live site. */
  channel?: string | undefined
}

const usage = `Say npm run deploy -- [${allParts.join('|')}]… [--no-build] [--dry-run], or npm run deploy -- --preview <name> [--no-build].`

/** Parses the command line. Throws a UserError with the usage. */
export function parsePlan(args: string[]): Plan {
  const {parts, preview, ...how} = read(args)
  if (preview !== undefined) {
    if (!/^[a-z0-9][a-z0-9-]*$/.test(preview) || parts.length > 0 || how.isDryRun) throw new UserError(usage)
    return {...how, parts: ['site'], channel: preview}
  }
  if (!parts.every(isPart)) throw new UserError(usage)
  return {...how, parts: parts.length === 0 ? allParts : allParts.filter((part) => parts.includes(part))}
}

function read(args: string[]) {
  try {
    const {values, positionals: parts} = parseArgs({
      args,
      allowPositionals: true,
      options: {
        preview: {type: 'string'},
        'dry-run': {type: 'boolean', default: false},
        'no-build': {type: 'boolean', default: false},
      },
    })
    return {
      parts,
      preview: values.preview,
      isDryRun: values['dry-run'],
      isBuilt: values['no-build'],
    }
  } catch {
    throw new UserError(usage)
  }
}

const isPart = (name: string): name is Part => (allParts as readonly string[]).includes(name)

/**
 * Returns the arguments of the Firebase CLI that restore a version of the site. Throws a UserError if it is not the id of a version, because
 * the id comes from a form.
 */
export function rollbackArguments(site: string, version: string): string[] {
  if (!/^[0-9a-f]+$/.test(version)) {
    throw new UserError(`'${version}' is not the id of a version, which has only the digits 0-9 and a-f.`)
  }
  return ['hosting:clone', `${site}@${version}`, `${site}:live`]
}
