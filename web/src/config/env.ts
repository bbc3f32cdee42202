import type {Env} from './parse-env.ts'

/** Put in by vite.config.ts, which reads and checks the environment: a build with a missing value fails, not a visitor's page. */
declare const __ENV__: Env

/** The build's configuration. */
export const env: Env = __ENV__
