const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** A sentence if Node is too old. An older Node fails at the first built-in module that it lacks, so import the others only after this. */
export const nodeFault: string | undefined =
  major < 22 || (major === 22 && minor < 13)
    ? `@upline/lake needs Node 22.13 or newer, and this is ${process.versions.node}: install a newer one`
    : undefined
