import {resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {HttpError} from '../http/http-error.ts'
import type {Room} from '../http/room.ts'
import {type Callable, isCallable, regionOf, runCallable} from './callable.ts'
import {setFunctionEnvironment} from './environment.ts'

export interface FunctionsOptions {
  /** The module that exports the callables. */
  module: string
  project: string
  /** Secrets and addresses that the cloud would provide. */
  environment: Record<string, string>
}

/** Mounts the callables of a module at /PROJECT/REGION/NAME, where the web SDK looks for an emulator's. */
export function functionsRoom({module, project, environment}: FunctionsOptions): Room {
  const file = resolve(module)
  const mounted = new Map<string, Callable>()
  return {
    routes: [
      {
        method: 'POST',
        path: `/${project}/:region/:name`,
        handle(exchange) {
          const callable = mounted.get(`${exchange.param('region')}/${exchange.param('name')}`)
          if (!callable) throw new HttpError(404, `There is no function ${exchange.url.pathname}`)
          return runCallable(callable, exchange)
        },
      },
    ],
    async start() {
      // Parameters are read when the module is loaded, so they come first.
      setFunctionEnvironment(file, project, environment)
      const exports: Record<string, unknown> = await import(pathToFileURL(file).href)
      for (const [name, value] of Object.entries(exports)) {
        if (isCallable(value)) mounted.set(`${regionOf(value)}/${name}`, value)
      }
      if (mounted.size === 0) throw new Error(`The module ${module} exports no callable function`)
    },
  }
}
