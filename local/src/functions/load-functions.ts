import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {type Callable, isCallable} from './callable.ts'
import {setFunctionEnvironment} from './environment.ts'

export interface FunctionsOptions {
  /** Path of the module that exports the callables. */
  module: string
  project: string
  /** Secrets and addresses that the cloud would provide. */
  environment: Record<string, string>
}

/** The callables that a module exports, by name. Throws an Error when there are none. */
export async function loadFunctions(options: FunctionsOptions): Promise<Map<string, Callable>> {
  const file = resolve(options.module)
  // Parameters are read when the module is loaded, so they come first.
  setFunctionEnvironment(file, options.project, options.environment)
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  const callables = new Map<string, Callable>()
  for (const [name, value] of Object.entries(exported)) {
    if (isCallable(value)) callables.set(name, value)
  }
  if (callables.size === 0) throw new Error(`The module ${options.module} exports no callable function`)
  return callables
}
