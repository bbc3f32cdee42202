import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {isLocal} from '../doctor/check-settings.ts'
import {script} from '../process/command.ts'
import {readSettings} from '../product/settings.ts'

/** `npm run content:check [-- --files]`: checks the published content, or with `--files` the files of the sample. */
export default function contentCheck(args: string[]): Promise<number> | number {
  if (args.length > 0 && args.join(' ') !== '--files') {
    throw new UserError(`Unknown option '${args.join(' ')}': the only option is --files.`)
  }
  return script('content/src/check.ts')(args.length > 0 ? [] : datasetArguments())
}

function datasetArguments(): string[] {
  const env = loadEnv('production', root, 'VITE_')
  if (isLocal(env)) {
    const {ports} = readSettings(process.env, root)
    const [lake, site] = [ports.backend, ports.site].map((port) => `http://localhost:${port}`)
    return ['--lake', lake ?? '', '--dataset', 'production', '--site', site ?? '']
  }
  const {VITE_SANITY_PROJECT_ID: project = '', VITE_SANITY_DATASET: dataset = '', VITE_SITE_URL: site} = env
  if (!/^[a-z0-9-]+$/.test(project) || !dataset) {
    throw new UserError('VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET must both be set: see .env.example.')
  }
  const lake = env.VITE_SANITY_API_HOST || `https://${project}.api.sanity.io`
  return ['--lake', lake, '--dataset', dataset, ...(site ? ['--site', site] : [])]
}
