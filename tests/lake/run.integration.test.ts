import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {connect} from 'node:net'
import {join} from 'node:path'
import {startLake} from '@upline/lake/start-lake.ts'
import {png} from '@upline/testing/png.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test, vi} from 'vitest'

const lakeFolder = join(import.meta.dirname, '../../lake')
const cli = join(lakeFolder, 'src/cli.ts')
const moduleFile = join(lakeFolder, 'node_modules/.run-test.mjs')
const client = `{projectId: 'abc123', dataset: 'production', apiVersion: '2025-02-19', useCdn: true}`

/** Runs a module under `upline-lake run` in a folder that can import what the lake can. */
function run(code: string, options: string[] = ['--project', 'abc123']) {
  writeFileSync(moduleFile, code)
  const args = [cli, 'run', ...options, '--', process.execPath, moduleFile]
  const env = {...process.env, NODE_OPTIONS: ''}
  return spawnSync(process.execPath, args, {encoding: 'utf8', env, cwd: temporaryFolder()})
}

test('unmodified programs reach the lake under the names of hosted Sanity, and end with their own code', () => {
  const folder = temporaryFolder()
  const seed = join(folder, 'seed.ndjson')
  writeFileSync(seed, '{"_type":"page","title":"Seeded"}\n')
  const {status, stdout, stderr} = run(
    `import {createClient} from '@sanity/client'
    import {createClient as createOlder} from 'sanity-client-7'
    import https from 'node:https'
    const client = createClient(${client})
    const [{title}] = await client.fetch('*[_type == "page"]')
    const asset = await client.withConfig({token: 'anything', useCdn: false}).assets.upload('file', Buffer.from('bytes'), {filename: 'a.txt'})
    const older = await createOlder(${client}).fetch('count(*[_type == "page"])')
    const bytes = await (await fetch(asset.url)).text()
    const ping = await new Promise((resolve) => https.get('https://abc123.api.sanity.io/v1/ping', (response) => response.on('data', (data) => resolve(String(data)))))
    const other = await fetch('https://other.api.sanity.io/v1/ping').catch((error) => error.cause.message)
    console.log(JSON.stringify({title, older, host: new URL(asset.url).host, bytes, ping, other}))
    process.exit(7)`,
    ['--project', 'abc123', '--seed', seed],
  )
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({
    title: 'Seeded',
    older: 1,
    host: 'cdn.sanity.io',
    bytes: 'bytes',
    ping: '{"pong":true}',
    other: expect.stringContaining('upline-lake run --project other'),
  })
  expect(status).toBe(7)
})

test('a process that the command left running has time to end', () => {
  const mark = join(temporaryFolder(), 'ended')
  const left = `process.on('SIGTERM', () => setTimeout(() => { require('fs').writeFileSync(${JSON.stringify(mark)}, ''); process.exit() }, 300))
    setInterval(() => {}, 1000)
    console.log('started')`
  const {status} = run(
    `import {spawn} from 'node:child_process'
    const child = spawn(process.execPath, ['--eval', ${JSON.stringify(left)}], {stdio: ['ignore', 'pipe', 'ignore']})
    child.stdout.once('data', () => process.exit())`,
  )
  expect([status, existsSync(mark)]).toEqual([0, true])
})

test('a command that is not there is named', () => {
  const {status, stderr} = spawnSync(process.execPath, [cli, 'run', '--', 'no-such-command'], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, '"no-such-command" cannot be run: is it installed?'])
})

test('a signal to the lake reaches the command once, and so does Ctrl-C in a terminal', async () => {
  const code = `let count = 0
    process.on('SIGINT', () => setTimeout(() => process.exit(++count), 500))
    setTimeout(() => {}, 60_000)
    console.log('ready')`
  expect(run(`${code}\nprocess.kill(process.ppid, 'SIGINT')`).status).toBe(1)
  writeFileSync(moduleFile, code)
  // With exec no shell stays in between: some end by the signal themselves.
  const inTerminal = `exec ${process.execPath} ${cli} run -- ${process.execPath} ${moduleFile}`
  const terminal = spawn('script', ['-qec', inTerminal, '/dev/null'])
  await once(terminal.stdout, 'data')
  terminal.stdin.write('\x03')
  expect(await once(terminal, 'exit')).toEqual([1, null])
})

test.each<[string, NodeJS.Signals | undefined, string]>([
  ['when it gets SIGTERM', 'SIGTERM', '& wait'],
  ['when it is killed', 'SIGKILL', '& wait'],
  ['when the command ends', undefined, '& read -r line'],
])('a server that the command starts ends with the lake %s', async (_name, signal, end) => {
  writeFileSync(moduleFile, 'setTimeout(() => {}, 60_000); console.log(process.pid)')
  const lake = spawn(process.execPath, [
    cli,
    'run',
    '--',
    'sh',
    '-c',
    `"${process.execPath}" "${moduleFile}" ${end}`,
  ])
  const [output] = await once(lake.stdout, 'data')
  const server = Number(output)
  expect(isRunning(server)).toBe(true)
  if (signal) lake.kill(signal)
  else lake.stdin.end('\n')
  await once(lake, 'exit')
  await vi.waitFor(() => expect(isRunning(server)).toBe(false), 2000)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a seed is unpacked and gives ids', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'export/images'), {recursive: true})
  writeFileSync(join(folder, 'export/images/sea.png'), png(4, 4))
  const documents = [
    {_type: 'page', picture: {_type: 'image', _sanityAsset: 'image@file://./images/sea.png'}},
    {_type: 'page', title: 'Without an id'},
  ]
  writeFileSync(join(folder, 'export/data.ndjson'), documents.map((each) => JSON.stringify(each)).join('\n'))
  const seed = join(folder, 'export.tar.gz')
  expect(spawnSync('tar', ['-czf', seed, '-C', folder, 'export']).status).toBe(0)
  await using lake = await startLake({seed})
  const query = encodeURIComponent(
    '[count(*[_type == "page"]), *[_type == "sanity.imageAsset"][0].originalFilename]',
  )
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production?query=${query}`)
  expect(await response.json()).toMatchObject({result: [2, 'sea.png']})
})

test('with host names and tokens it listens to other machines, under these names only', async () => {
  await expect(startLake({hosts: ['lake']})).rejects.toThrow('add --auth')
  await using lake = await startLake({hosts: ['lake'], auth: true})
  const status = async (host: string) => {
    const socket = connect(lake.port, '127.0.0.1')
    socket.write(`GET /v1/ping HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    return Number(String(answer).split(' ')[1])
  }
  expect([await status('lake:3900'), await status('localhost'), await status('evil.example')]).toEqual([
    200, 200, 403,
  ])
})
