/** A failure that the developer can fix: `message` is one sentence with the fix. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'

  /**
   * @param {string} message
   * @param {{log: string, tail: (lines?: number) => string}} [child] the failed process
   */
  constructor(message, child) {
    super(message)
    this.child = child
  }
}

const diskFull = 'The disk is full: free some space, then run the command again.'

/**
 * Explains the output of a failed install in one sentence. Returns undefined if the output is unknown.
 * @param {string} output
 */
export function explainInstall(output) {
  if (isDiskFull(output)) return diskFull
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output)) {
    return 'pnpm-lock.yaml does not match the package.json files: install with pnpm without --frozen-lockfile and commit the lockfile.'
  }
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b|META_FETCH_FAIL|NETWORK_ERROR|fetch failed|error sending request/.test(
      output,
    )
  ) {
    return 'The package registry could not be reached: check the network and the registry and proxy settings of npm, then run the command again.'
  }
  return undefined
}

/**
 * Explains the output of an audit that the registry did not answer. Returns undefined if it did.
 * @param {string} output
 */
export function explainAudit(output) {
  if (!/ERR_PNPM_AUDIT|ERR_PNPM_META_FETCH_FAIL/.test(output)) return undefined
  return 'The registry of this machine answers no audit, as is usual for a mirror, so that advisories stay unknown: name one that does with npm_config_registry, and run npm run dependencies again.'
}

/** @param {string} text */
function isDiskFull(text) {
  return /\bENOSPC\b|no space left on device|database or disk is full/i.test(text)
}

/**
 * Formats a failure: one sentence and, if a tool failed, the end of its output. Only errors of these scripts have a stack.
 * @param {unknown} error
 * @param {number} [lines] number of lines of the tool's output
 */
export function describeFailure(error, lines) {
  const userError = error instanceof UserError ? error : undefined
  const tail = userError?.child?.tail(lines) ?? ''
  if (isDiskFull(`${tail} ${error}`)) return diskFull
  if (!userError) return error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (!userError.child) return userError.message
  return `${userError.message}\n${tail.replace(/^/gm, '  │ ')}\nThe whole output is in ${userError.child.log}`
}

/** @param {unknown} error */
export function reportFailure(error) {
  console.error(`\n${describeFailure(error)}`)
}
