import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const studio = join(import.meta.dirname, '../../studio')

/** Runs the Sanity CLI in `studio/`, as a developer does, with or without a configured project. */
function runSanity(args: string[], projectId: string) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/sanity/bin/sanity', ...args],
    // The environment has priority over a `.env` file of this clone.
    {cwd: studio, encoding: 'utf8', env: {...process.env, VITE_SANITY_PROJECT_ID: projectId, NO_COLOR: '1'}},
  )
  return {status, output: stdout + stderr}
}

test.each([
  ['build', '--yes'],
  ['deploy', '--dry-run'],
])('sanity %s without a project stops and names the missing setting', (...args) => {
  const {status, output} = runSanity(args, '')
  expect(output).toContain('VITE_SANITY_PROJECT_ID is missing')
  expect(status).toBe(1)
})

test('sanity deploy deploys the Studio of the project that the settings of the site name', () => {
  const {output} = runSanity(['deploy', '--dry-run', '--no-build'], 'k3v9x2ab')
  expect(output).toContain('Project: k3v9x2ab')
})
