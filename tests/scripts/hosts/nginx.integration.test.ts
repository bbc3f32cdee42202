import {type ChildProcess, spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {findProgram} from '@upline/scripts/checks/find-program.ts'
import {nginxConfiguration} from '@upline/scripts/hosts/nginx.ts'
import {ask, type Host, startSuperstatic} from '@upline/testing/hosts.ts'
import {freePort} from '@upline/testing/ports.ts'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import {hostRedirects, paths, redirectedPaths, writeFiles} from '../../support/hosted-files.ts'

const program = findProgram(['nginx'], {PATH: `${process.env.PATH}:/usr/sbin`})
// Its workers must be able to read the temporary folder.
const asRoot = process.getuid?.() === 0 ? 'user root; ' : ''
const {hosting} = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8'))

// Debian's nginx-light; without it these count as skipped.
describe.skipIf(!program)('nginx serves the site as Firebase does', () => {
  let folder = ''
  let firebase: Host
  let nginx: ChildProcess
  let own: Pick<Host, 'origin'>

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'upline-nginx-'))
    const [root, file, port] = [join(folder, 'site'), join(folder, 'nginx.conf'), await freePort()]
    writeFiles(root)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const log = join(folder, 'access.log')
    const site = nginxConfiguration(hosting.headers, {port, root, log, redirects: hostRedirects})
    writeFileSync(
      file,
      `${asRoot}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { include /etc/nginx/mime.types; ${temporary.join(' ')}\n${site} }`,
    )
    nginx = spawn(program ?? '', ['-c', file, '-e', join(folder, 'error.log')], {stdio: 'ignore'})
    own = {origin: `http://127.0.0.1:${port}`}
    firebase = await startSuperstatic(root, {redirects: [...hostRedirects]})
    await vi.waitUntil(
      () =>
        fetch(own.origin).then(
          () => true,
          () => false,
        ),
      {timeout: 20_000},
    )
  })
  afterAll(async () => {
    firebase?.stop()
    nginx?.kill()
    await new Promise((resolve) => nginx?.once('exit', resolve))
    rmSync(folder, {recursive: true})
  })

  test('every kind of address', async () => {
    const differing = []
    for (const path of [...paths, ...redirectedPaths]) {
      const [here, there] = [await ask(own, path), await ask(firebase, path)]
      if (JSON.stringify(here) !== JSON.stringify(there)) differing.push({path, here, there})
    }
    expect(differing).toEqual([])
  })

  test('a request is a line of JSON in the log, without the person', async () => {
    await fetch(`${own.origin}/nowhere?email=kim@agents.example`, {
      headers: {referer: 'https://agents.example'},
    })
    const logged = await vi.waitFor(() => {
      const lines = readFileSync(join(folder, 'access.log'), 'utf8').split('\n').slice(0, -1)
      expect(lines.at(-1)).toContain('/nowhere')
      return lines.map((line) => JSON.parse(line))
    })
    expect(logged.at(-1)).toEqual({
      time: expect.any(String),
      method: 'GET',
      path: '/nowhere',
      status: expect.any(Number),
      bytes: expect.any(Number),
      seconds: expect.any(Number),
    })
  })

  test('it says that it is well', async () => {
    expect((await fetch(`${own.origin}/healthz`)).status).toBe(204)
  })
})
