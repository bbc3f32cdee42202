import {afterAll} from 'vitest'

// Files share a process: a build sets NODE_ENV, and what another file starts would have it too.
const before = {...process.env}

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
