import {readFileSync} from 'node:fs'
import {storeInquiry} from '@upline/testing/firestore.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {createTransport} from 'nodemailer'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {expectHealthy, type Product, startProduct} from './product.ts'
import {attack, targets} from './targets.ts'

/** `UPLINE_ATTACK_MINUTES` shortens the test. */
const attackMs = Number(process.env.UPLINE_ATTACK_MINUTES ?? 10) * 60_000

let product: Product
beforeAll(async () => {
  product = await startProduct(temporaryFolder())
}, 300_000)
afterAll(() => product?.stop())

/** Mebibytes of memory by server. */
function memory(): Record<string, number> {
  const resident = (pid = 0) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Object.fromEntries(
    Object.values(product.servers).map(({title, child}) => [title, Number(resident(child.pid)) / 1024]),
  )
}

const names = Object.getOwnPropertyNames(Object.prototype)
const endings = '.html .js .svg .xhtml .pdf .png .DS_Store /../../x %00 \u202e.exe'.split(' ')

test('a folder of hostile uploads, mails and documents costs nothing but itself', async () => {
  const {backend, site} = product.addresses
  const post = async (path: string, body: BodyInit) =>
    (await fetch(backend + path, {method: 'POST', body, headers: {'content-type': 'application/json'}}))
      .status
  const statuses = new Map<string, number>()
  for (const name of [...names, ...endings]) {
    const file = encodeURIComponent(name)
    for (const kind of ['files', 'images'])
      statuses.set(
        `${kind} ${name}`,
        await post(`/v1/assets/${kind}/production?filename=${file}&label=${file}`, `<svg>${name}</svg>`),
      )
  }
  for (const name of names) {
    const key = JSON.stringify(name)
    for (const document of [
      `{"_id":"a","_type":"page",${key}:1}`,
      `{"_id":"b","_type":"page","path":"/b","sections":[{${key}:{}}]}`,
      `{"_id":${key},"_type":"page","path":"/${name.toLowerCase()}","title":{${key}:1}}`,
      `{"_id":"x${name}","_type":${key},"title":{"a":1}}`,
      `{"_id":"r${name}","_type":"redirect","enabled":true,"from":"/${name}","to":{"kind":${key}}}`,
    ])
      statuses.set(
        document,
        await post('/v1/data/mutate/production', `{"mutations":[{"createOrReplace":${document}}]}`),
      )
  }
  const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
  statuses.set('deep', await post('/v1/data/mutate/production', `{"mutations":[{"create":${deep}}]}`))
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([])

  const parts = Array.from(
    {length: 1000},
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  )
  const mails = [
    ...names.map((name) => `${name}: ${name}\r\nSubject: ${name}\r\n\r\nHello\r\n`),
    parts.join(''),
  ]
  const mailServer = createTransport({host: '127.0.0.1', port: product.settings.ports.smtp})
  for (const raw of mails)
    await mailServer.sendMail({envelope: {from: 'a@b.example', to: 'office@b.example'}, raw})
  const kept = async () => ((await (await fetch(`${backend}/local/mails`)).json()) as unknown[]).length
  await expect.poll(kept, {timeout: 60_000}).toBe(mails.length)

  await expectHealthy(product)
  for (const server of [product.servers.backend, product.servers.site]) {
    await server.child.stop()
    expect(await server.restart(), server.child.tail()).toBe(true)
  }
  await expectHealthy(product)
  expect((await fetch(`${site}/sitemap.xml`)).status).toBe(200)
  expect(await storeInquiry(backend, 'local_1700000000000_hostile', {email: 'kim@agents.example'})).toBe(200)
}, 600_000)

test(
  'a malicious client on all ports ends nothing and takes no more memory than there is',
  async () => {
    const end = Date.now() + attackMs
    let seed = 1
    for (; Date.now() < end; seed += 1) {
      for (const target of Object.keys(targets))
        expect(await attack(product, target, 100, seed), `${target}, seed ${seed}`).toEqual([])
      await expectHealthy(product)
      for (const [title, mebibytes] of Object.entries(memory())) expect(mebibytes, title).toBeLessThan(1500)
    }
    console.log(`${seed - 1} rounds of 100 connections to each server; MiB: ${JSON.stringify(memory())}`)
  },
  attackMs + 600_000,
)
