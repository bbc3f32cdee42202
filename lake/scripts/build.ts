import {spawnSync} from 'node:child_process'
import {chmodSync, existsSync, rmSync, writeFileSync} from 'node:fs'
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

// The entry for `require`, which cannot load the `await` of index.js. Jest replaces `require` in its own context by one that knows no ES modules;
// Node's own loads them.
writeFileSync(
  join(lake, 'dist/require.cjs'),
  `const {getBuiltinModule, versions} = require('node:vm').runInThisContext('process')
const [major, minor] = versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 13)) {
  const fault = '@upline/lake needs Node 22.13 or newer, and this is ' + versions.node + ': install a newer one'
  throw Object.assign(new Error(fault), {stack: fault})
}
const load = getBuiltinModule('node:module').createRequire(__filename)
module.exports = {...load('./start-lake.js'), ...load('./client-settings.js')}
`,
)
writeFileSync(join(lake, 'dist/require.d.cts'), "export * from './index.js'\n")
