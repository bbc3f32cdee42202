import type {Env} from './parse-env.ts'

/** Defined by vite.config.ts, which validates the environment, so that a missing value fails the build and not a page. */
declare const __ENV__: Env

/** The build's configuration. */
export const env: Env = __ENV__
