import {spawnSync} from 'node:child_process'
import {chmodSync, existsSync, rmSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'

/** Builds `dist`: JavaScript and types. npm's `prepack`, which only pnpm may run: npm does not apply `publishConfig`. */
const lake = dirname(import.meta.dirname)
const packer = process.env.npm_config_user_agent
if (packer !== undefined && !packer.startsWith('pnpm')) {
  console.error(
    'Pack the lake with pnpm (`npx pnpm pack`): npm leaves the entries at the sources, which no other project can load.',
  )
  process.exit(1)
}
rmSync(join(lake, 'dist'), {recursive: true, force: true})
const {resolve} = createRequire(import.meta.url)
if (!existsSync(join(lake, 'node_modules/typescript'))) {
  console.error('Install the dependencies first: run `npx pnpm install` in the repository.')
  process.exit(1)
}
const tsc = resolve('typescript/package.json')
const {status} = spawnSync(
  process.execPath,
  [join(dirname(tsc), 'bin/tsc'), '-p', join(lake, 'tsconfig.build.json')],
  {stdio: 'inherit'},
)
if (status !== 0) process.exit(1)
chmodSync(join(lake, 'dist/cli.js'), 0o755)
