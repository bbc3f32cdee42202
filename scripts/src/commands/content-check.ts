import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {isLocal} from '../doctor/check-settings.ts'
import {script} from '../process/command.ts'
import {findProduct} from '../product/running-product.ts'
import {readSettings} from '../product/settings.ts'

/** `npm run content:check [-- --files]`: checks the published content, or with `--files` the files of the sample. */
export default async function contentCheck(args: string[]): Promise<number> {
  if (args.length > 0 && args.join(' ') !== '--files') {
    throw new UserError(`Unknown option '${args.join(' ')}': the only option is --files.`)
  }
  return script('content/src/check.ts')(args.length > 0 ? [] : await datasetArguments())
}

/** Returns options that name the lake, the dataset and the site of the settings. */
export async function datasetArguments(): Promise<string[]> {
  const env = readHostedSettings()
  if (isLocal(env)) {
    const {backend, site} = await findProduct(readSettings(process.env, root))
    return ['--lake', backend, '--dataset', 'production', '--site', site]
  }
  const {VITE_SANITY_PROJECT_ID: project = '', VITE_SANITY_DATASET: dataset = '', VITE_SITE_URL: site} = env
  if (!/^[a-z0-9-]+$/.test(project) || !dataset) {
    throw new UserError('VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET must both be set: see .env.example.')
  }
  const lake = env.VITE_SANITY_API_HOST || `https://${project}.api.sanity.io`
  return ['--lake', lake, '--dataset', dataset, ...(site ? ['--site', site] : [])]
}
