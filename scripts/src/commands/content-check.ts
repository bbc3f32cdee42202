/**
 * `npm run content:check`: what is wrong with the published content, of the Sanity project that the environment or `.env` names, or else
 * of this machine. With `-- --files` the sample's files are checked. Exit code 0 when nothing is broken.
 */
import {join} from 'node:path'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {isLocal} from '../doctor/check-settings.ts'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {readSettings} from '../product/settings.ts'

await runMain(() => {
  const [word, ...others] = process.argv.slice(2)
  if (others.length > 0 || (word !== undefined && word !== '--files')) {
    throw new UserError(`'${[word, ...others].join(' ')}' is not known: the only option is --files.`)
  }
  const args = word === '--files' ? [] : datasetArguments()
  return runInForeground([join(root, 'content/src/check.ts'), ...args])
})

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
