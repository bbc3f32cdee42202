import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {expect, test} from 'vitest'

const read = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../functions', file), 'utf8'))

test('the deployed lock file belongs to the manifest', () => {
  const {dependencies} = read('package.json')
  const installed = Object.entries(dependencies).filter(([name]) => !name.startsWith('@upline/'))
  const {packages} = read('package-lock.json')
  // A mismatch stops the installation in the cloud; functions/scripts/build.ts has the command that makes the lock file again.
  expect(packages[''].dependencies).toEqual(Object.fromEntries(installed))
  for (const [name, version] of installed) {
    expect(packages[`node_modules/${name}`].version).toBe(version)
  }
})
