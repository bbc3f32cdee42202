import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {expect, test} from 'vitest'

const shipped = globSync(
  '{domain,editorial,functions,local,prerender,scheduler,schemas,studio,web}/{src,static}/**/*.{ts,tsx,js,css,svg}',
  {cwd: root, exclude: ['**/*.test.*', '**/*.fixture.*', '**/node_modules/**']},
)
  // Settings of a build that only tests make.
  .filter((file) => !file.endsWith('/example-settings.ts'))

test('no code that is delivered names the company of the sample', () => {
  expect(shipped.length).toBeGreaterThan(500)
  const named = shipped.filter((file) =>
    /harbor.?oak|pecan grove|tomás herrera|555-0142/i.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(named).toEqual([])
})
