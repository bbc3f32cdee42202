import {parseEnv} from './parse-env.ts'

/** The build's configuration. This file is the only reader of `import.meta.env`. */
export const env = parseEnv(import.meta.env)
