import {afterAll} from 'vitest'

// Files share a process: restores variables such as NODE_ENV, which a build sets.
const before = {...process.env}

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
