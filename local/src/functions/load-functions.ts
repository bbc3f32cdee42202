import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {type Callable, isCallable} from './callable.ts'
import {collectionOfTrigger, type DocumentTrigger, isDocumentTrigger} from './document-trigger.ts'
import {setFunctionEnvironment} from './environment.ts'

interface FunctionsOptions {
  /** Path of the module that exports the functions. */
  module: string
  project: string
  /** Secrets and addresses that the cloud would provide. */
  environment: Record<string, string>
}

export interface LoadedFunctions {
  callables: Map<string, Callable>
  triggers: Map<string, DocumentTrigger>
  schedules: Map<string, Schedule>
}

/** The result of `onSchedule` of firebase-functions 7. */
export interface Schedule {
  run: (event: object) => unknown
}

const isSchedule = (value: unknown): value is Schedule =>
  typeof value === 'function' &&
  'run' in value &&
  'scheduleTrigger' in Object(Reflect.get(value, '__endpoint'))

/** The callables and triggers that a module exports. Throws an Error without a callable, or with a trigger that cannot run here. */
export async function loadFunctions(options: FunctionsOptions): Promise<LoadedFunctions> {
  const file = resolve(options.module)
  // Parameters are read when the module is loaded, so they come first.
  setFunctionEnvironment(file, options.project, options.environment)
  const exported = await load(file)
  const callables = new Map<string, Callable>()
  const triggers = new Map<string, DocumentTrigger>()
  const schedules = new Map<string, Schedule>()
  for (const [name, value] of Object.entries(exported)) {
    if (isCallable(value)) callables.set(name, value)
    if (isSchedule(value)) schedules.set(name, value)
    if (!isDocumentTrigger(value)) continue
    collectionOfTrigger(value)
    triggers.set(name, value)
  }
  if (callables.size === 0) throw new Error(`The module ${options.module} exports no callable function`)
  return {callables, triggers, schedules}
}

/** Loads a module. Throws an Error with the place of the fault, which the message of a syntax error lacks. */
async function load(file: string): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(file).href)
  } catch (error) {
    const {stack = String(error)} = error instanceof Error ? error : {}
    const lines = stack.split('\n').filter((line) => !/^\s+at .*node:/.test(line))
    throw new Error(`The functions could not be loaded.\n${lines.join('\n')}`, {cause: error})
  }
}
