/**
 * Puts the Content-Security-Policy of a build into firebase.json: `node prerender/src/write-policy.ts --dist <build>`. With `--check` it
 * only looks whether the script that the build inlines may run by what stands there; exits with 1 where it may not.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {readBuild} from './build.ts'
import {contentSecurityPolicy, cspHash} from './content-security-policy.ts'

const {values} = parseArgs({
  options: {dist: {type: 'string', default: 'web/dist'}, check: {type: 'boolean', default: false}},
})
const file = join(import.meta.dirname, '../../firebase.json')
const config = readFileSync(file, 'utf8')
const build = await readBuild(values.dist)
const loader = build.renderer.earlyPresses
// The rest of the file stays as it was written.
const policy = /("Content-Security-Policy",\s*"value":\s*)"[^"]*"/
if (!policy.test(config)) {
  console.error(
    'firebase.json has no Content-Security-Policy among its headers: put one back, its value does not matter.',
  )
  process.exit(1)
}
if (values.check) {
  if (!config.includes(cspHash(loader))) {
    console.error(
      `firebase.json does not allow the inlined script: put '${cspHash(loader)}' into its script-src.`,
    )
    process.exit(1)
  }
} else {
  const value = JSON.stringify(contentSecurityPolicy(build.renderer.env, loader))
  writeFileSync(
    file,
    config.replace(policy, (_, key: string) => key + value),
  )
}
