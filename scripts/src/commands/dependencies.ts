import {execa} from 'execa'
import {npmExec, packageManager} from '../bootstrap/install.mjs'
import {root} from '../bootstrap/root.mjs'
import {explainAudit, UserError} from '../bootstrap/user-error.mjs'

/** `npm run dependencies`: lists the licenses of all dependencies, and the advisories that the registry knows. */
export default async function dependencies(): Promise<number> {
  const licenses = await pnpm('licenses', 'list', '--prod', '--recursive')
  const audit = await pnpm('audit', '--prod')
  const explanation = explainAudit(audit.all)
  if (explanation) throw new UserError(explanation)
  return licenses.exitCode || audit.exitCode || 0
}

function pnpm(...args: string[]) {
  const output = ['inherit', 'pipe'] as const
  return execa(process.execPath, [...npmExec(), '--yes', '--', packageManager(), ...args], {
    cwd: root,
    stdin: 'inherit',
    stdout: output,
    stderr: output,
    all: true,
    reject: false,
  })
}
