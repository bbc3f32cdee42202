import {spawn} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'

const lake = await startLake()
const folder = temporaryFolder()
afterAll(() => lake.stop())

async function check(list: string, origin = lake.origin) {
  const file = join(folder, 'list.txt')
  writeFileSync(file, list)
  const options = ['--lake', origin, '--dataset', 'production', '--site', 'https://site.example', file]
  const child = spawn(process.execPath, [join(root, 'prerender/src/check-redirects.ts'), ...options])
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return {lines: output.trim().split('\n'), errors, code}
}

const redirect = (_id: string, from: string, path: string, enabled = true) => ({
  ...{_id, _type: 'redirect', from, enabled, permanent: true, to: {_type: 'link', kind: 'path', path}},
})

test('npm run redirects tells where each address ends, from the content of the lake', async () => {
  await lake.client.mutate(
    [
      {_id: 'page-a', _type: 'page', title: 'A', path: '/insurance/annuities'},
      redirect('one', '/old.html', '/insurance/annuities'),
      redirect('two', '/blog/:post', '/insurance/:post'),
      redirect('off', '/team', '/insurance/annuities', false),
      redirect('drafts.three', '/planned', '/insurance/annuities'),
    ].map((create) => ({create})) as never,
  )
  const found = await check(
    '/insurance/annuities\n/old.html?a=b\n/blog/annuities\n/team\n/planned\n/insurance/annuity\n',
  )
  expect(found.errors).toBe('')
  expect(found.lines).toEqual([
    'page      /insurance/annuities',
    'redirect  /old.html?a=b → /insurance/annuities?a=b',
    'redirect  /blog/annuities → /insurance/annuities',
    'prepared  /team → /insurance/annuities (not published or switched off)',
    'prepared  /planned → /insurance/annuities (not published or switched off)',
    'nothing   /insurance/annuity (closest: /insurance/annuities)',
    'page: 1, redirect: 2, prepared: 2, nothing: 1',
  ])
  expect(found.code).toBe(1)
  expect((await check('https://old.example/old.html\n')).code).toBe(0)
})

test('npm run redirects says why it cannot check', async () => {
  const [wrong, unreachable] = [
    await check('mailto:ada@old.example\n'),
    await check('/a\n', 'http://localhost:1'),
  ]
  expect([wrong.code, unreachable.code]).toEqual([2, 2])
  expect(wrong.errors).toContain('isn’t an address')
  expect(unreachable.errors).toContain('could not be read from http://localhost:1')
})
