import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ask, type Host, startStaticServer, startSuperstatic} from '@upline/testing/hosts.ts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {hostRedirects, paths, redirectedPaths, writeFiles} from '../support/hosted-files.ts'

let folder = ''
let firebase: Host
let own: Host

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upline-superstatic-'))
  writeFiles(folder)
  firebase = await startSuperstatic(folder)
  own = await startStaticServer(folder)
})
afterAll(() => {
  firebase.stop()
  own.stop()
  rmSync(folder, {recursive: true})
})

test('redirects are the same on Firebase as here', async () => {
  const redirects = [...hostRedirects]
  const [theirs, ours] = [
    await startSuperstatic(folder, {redirects}),
    await startStaticServer(folder, redirects),
  ]
  for (const path of redirectedPaths) expect(await ask(ours, path), path).toEqual(await ask(theirs, path))
  expect(await ask(ours, '/about?tab=b')).toMatchObject({
    status: 301,
    headers: {location: '/insurance?tab=b'},
  })
  theirs.stop()
  ours.stop()
})

test.each([
  ['/assets/files/rates.csv', 'attachment', 'sandbox'],
  ['/assets/files/photo.png', 'inline', 'sandbox'],
  ['/assets/images/drawing-1x1.svg', 'attachment', 'sandbox'],
  // Browsers do not show a PDF in a sandbox.
  ['/assets/files/guide.pdf', 'inline', "base-uri 'none'"],
])(
  'what staff uploaded at %s cannot run as a page, on Firebase as here',
  async (path, disposition, policy) => {
    for (const host of [firebase, own]) {
      const {headers} = await ask(host, path)
      expect(headers['content-disposition']).toBe(disposition)
      expect(headers['content-security-policy']).toContain(policy)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  },
)

test.each(paths)('%s is the same on Firebase as here', async (path) => {
  expect(await ask(own, path)).toEqual(await ask(firebase, path))
})
