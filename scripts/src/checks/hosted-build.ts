import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {compileStudio} from '../product/compile.ts'
import {runToEnd} from '../product/tool.ts'
import {hostedSettings} from './example-settings.ts'
import {buildHostedSite} from './hosted-site.ts'

/** A value of the settings that each folder of the build must contain. */
const hostedMarks = {client: 'harbor-oak-site', server: 'k3v9x2ab', studio: 'k3v9x2ab'}

const loopback = '(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0|\\[::1\\])'

/**
 * Matches addresses of this machine (with a port, a path, or a name below localhost) and the id of the local Firebase project.
 * The bare `http://localhost` is allowed: libraries parse relative addresses against it.
 */
const forbidden = new RegExp(
  `${loopback}:\\d|https?://${loopback}(?![\`'"])|[\\w}]\\.localhost\\b|demo-upline`,
  'g',
)
const textFile = /\.(?:css|html|js|json|mjs|txt|webmanifest|xml)$/
const contextLength = 60

interface LocalTrace {
  file: string
  context: string
}

export function findLocalTraces(folder: string): LocalTrace[] {
  return textFiles(folder).flatMap((file) =>
    localTraces(readFileSync(file, 'utf8')).map((context) => ({file: relative(folder, file), context})),
  )
}

/** Does not follow links: the functions' folder links to packages that the CLI does not upload. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return textFiles(path)
    return entry.isFile() && textFile.test(entry.name) ? [path] : []
  })
}

/** Returns the context of each address of this machine in `text`. */
export function localTraces(text: string): string[] {
  return [...text.matchAll(forbidden)].map(({index, 0: match}) =>
    text.slice(Math.max(0, index - contextLength), index + match.length + contextLength),
  )
}

/** Builds site, Studio and functions for a deployment. Throws a UserError if they contain addresses of this machine. */
export async function checkHostedBuild(logs: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'upline-hosted-'))
  try {
    const studio = join(folder, 'studio')
    const site = await buildHostedSite()
    await compileStudio(studio, hostedSettings, logs)
    const client = join(site, 'client')
    for (const [part, built] of Object.entries({client, server: join(site, 'server'), studio})) {
      const mark = hostedMarks[part as keyof typeof hostedMarks]
      if (!contains(built, mark)) {
        throw new UserError(`The hosted settings are not in the build: ${part} lacks '${mark}'.`)
      }
    }
    const functions = {
      args: [join(root, 'functions/scripts/build.ts')],
      log: join(logs, 'build-functions.log'),
    }
    await runToEnd(functions, 'The functions could not be built.')
    // The prerenderer's bundle is not uploaded.
    const folders = [client, studio, join(root, 'functions/dist')]
    const traces = folders.flatMap(findLocalTraces)
    if (traces.length > 0) {
      const list = traces.map(({file, context}) => `  ${file}: ${context}`).join('\n')
      throw new UserError(`The build for the cloud contains addresses of this machine:\n${list}`)
    }
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

function contains(folder: string, text: string): boolean {
  return textFiles(folder).some((file) => readFileSync(file, 'utf8').includes(text))
}
