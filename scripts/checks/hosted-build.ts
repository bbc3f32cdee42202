import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {studioSettings} from '../product/build-settings.ts'
import {compileSite, compileStudio} from '../product/compile.ts'
import {Refusal} from '../terminal/failure.mjs'
import {hostedMarks, hostedSettings} from './hosted-settings.ts'

/** Names of this machine, and what only the one-machine product's code says. */
const forbidden = /localhost|127\.0\.0\.1|\[::1\]|\b0\.0\.0\.0\b|demo-upline/g
const textFile = /\.(?:css|html|js|json|mjs|txt|webmanifest|xml)$/
const contextLength = 60

/** Text of libraries that names this machine without ever speaking to it, each with its reason. */
const harmless: RegExp[] = []

export interface Finding {
  file: string
  context: string
}

/** Every place in a hosted build that names this machine, and is not known to be harmless. */
export function findLocalTraces(folder: string): Finding[] {
  return textFiles(folder).flatMap((file) =>
    localTraces(readFileSync(file, 'utf8')).map((context) => ({file: relative(folder, file), context})),
  )
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The surroundings of each name of this machine in `text`. */
export function localTraces(text: string): string[] {
  return [...text.matchAll(forbidden)]
    .map(({index, 0: name}) =>
      text.slice(Math.max(0, index - contextLength), index + name.length + contextLength),
    )
    .filter((context) => !harmless.some((pattern) => pattern.test(context)))
}

/** Builds site and Studio as for a deployment; throws a Refusal when this machine's addresses or shims are in them. */
export async function checkHostedBuild(logs: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'upline-hosted-'))
  try {
    await compileSite(join(folder, 'site'), hostedSettings, logs)
    await compileStudio(join(folder, 'studio'), studioSettings(hostedSettings), logs)
    for (const [part, mark] of Object.entries(hostedMarks)) {
      if (!contains(join(folder, part), mark)) {
        throw new Refusal(`The hosted settings are not in the build: ${part} does not hold '${mark}'.`)
      }
    }
    const traces = findLocalTraces(folder)
    if (traces.length > 0) {
      const list = traces.map(({file, context}) => `  ${file}: ${context}`).join('\n')
      throw new Refusal(`The build for the cloud names this machine:\n${list}`)
    }
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

function contains(folder: string, text: string): boolean {
  return textFiles(folder).some((file) => readFileSync(file, 'utf8').includes(text))
}
