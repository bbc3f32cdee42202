import {join} from 'node:path'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {isLocal} from '../doctor/check-settings.ts'
import {runInForeground} from '../process/foreground.ts'
import {readSettings} from '../product/settings.ts'
import {toolArguments} from '../product/tool.ts'

const redirect = new URL('../../../lake/src/run/redirect.ts', import.meta.url).href

/**
 * `npm run content:migrate -- <id> [--no-dry-run]`: runs a migration of `studio/migrations` with the Sanity CLI, on the running lake or on the
 * hosted project of `.env`.
 */
export default async function contentMigrate(args: string[]): Promise<number> {
  const site = loadEnv('production', root, 'VITE_')
  const env = isLocal(site) ? await lakeEnvironment(readSettings(process.env, root).ports.backend) : {}
  return runInForeground(toolArguments('sanity', ['migrations', 'run', ...args]), {
    cwd: join(root, 'studio'),
    env,
  })
}

/** Returns variables with which the CLI reaches the lake under the names of hosted Sanity. The lake accepts any token. */
async function lakeEnvironment(port: number): Promise<Record<string, string>> {
  await fetch(`http://localhost:${port}/v1/ping`).catch(() => {
    throw new UserError(
      `Nothing answers on port ${port}. Run npm start, and this command in a second terminal.`,
    )
  })
  return {
    SANITY_AUTH_TOKEN: 'local',
    UPLINE_LAKE_RUN: `${port} local`,
    NODE_OPTIONS: `--import ${redirect}`,
  }
}
