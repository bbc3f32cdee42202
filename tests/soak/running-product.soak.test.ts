import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {reportPath} from '@upline/prerender/files/report.ts'
import {keepRunning} from '@upline/scripts/product/keep-running.ts'
import {storeInquiry} from '@upline/testing/firestore.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import {expectHealthy, type Product, startProduct} from './product.ts'
import {withoutTimes} from './without-times.ts'

let product: Product
const addresses = () => product.addresses

beforeAll(async () => {
  product = await startProduct(temporaryFolder())
})
afterAll(() => product.stop())

test('published wrong documents leave all pages complete, are reported if a page fails, and can be fixed', async () => {
  const {lake} = product
  const read = async (path: string) => (await fetch(addresses().site + path)).text()
  const problems = async () => {
    const report: {problems: {message: string}[]} = JSON.parse(await read(reportPath))
    return report.problems.map(({message}) => message).join('\n')
  }
  const paths = ['/', '/nowhere', '/about/news/commission-levels-published']
  const pages = async () => (await Promise.all(paths.map(read))).map(withoutTimes)
  // The sample's redirects are examples and disabled.
  await lake.patch('redirect-careers').set({enabled: true}).commit()
  // Every page carries the redirects that are enabled.
  const isEnabled = (page: string) => page.includes('"/careers":')
  await expect.poll(async () => (await pages()).every(isEnabled)).toBe(true)
  const before = await pages()
  expect(await problems()).toBe('')
  for (const [id, fields, problem] of [
    ['page-home', {title: null, sections: 'none'}, 'The page / could not be rendered'],
    ['fact-address', {value: null}, '{address}'],
    ['siteSettings', {organizationName: {a: 1}, shortName: null}, ''],
    ['interfaceText', {skipLink: ['a'], newTab: null}, ''],
    ['carrier-arrowhead-dental-and-vision', {name: '', rating: 'five'}, ''],
    ['redirect-careers', {from: 42}, ''],
  ] as const) {
    const original = await lake.getDocument(id)
    if (!original) throw new Error(`The sample has no ${id}`)
    await lake.patch(id).set(fields).commit()
    await expect.poll(problems).toContain(problem)
    for (const page of await pages()) expect(page, id).toContain('</html>')
    await lake.createOrReplace(original)
    await expect.poll(pages, {message: id}).toEqual(before)
    await expect.poll(problems).toBe('')
  }
})

/** Published pages that the lake refuses today and an earlier version stored. */
const refused = [
  ...Object.getOwnPropertyNames(Object.prototype).map(
    (name) => `"title": "Bad", "${name}": {"${name}": null}`,
  ),
  '"title": {"a": 1}, "sections": {"a": 1}',
  `"title": "Deep", "sections": ${'[{"_type":"tabs","panels":'.repeat(1500)}1${'}]'.repeat(1500)}`,
]

function storeRefused(file: string): void {
  const database = new DatabaseSync(file)
  for (const [n, fields] of refused.entries()) {
    const system = `"_type": "page", "_rev": "r", "_createdAt": "2026-01-01T00:00:00Z", "_updatedAt": "2026-01-01T00:00:00Z"`
    const json = `{"_id": "bad-${n}", ${system}, "path": "/bad-${n}", ${fields}}`
    database.prepare('INSERT INTO documents VALUES (?, ?)').run(`bad-${n}`, json)
  }
  database.close()
}

describe('a process that is killed', () => {
  test('restarts and keeps all stored data, even if it is invalid', async () => {
    const {backend} = addresses()
    const {lake} = product
    await lake.create({_id: 'drafts.kept', _type: 'page', path: '/kept', title: 'Kept'})
    expect(await storeInquiry(backend, 'local_1700000000000_kept00', {email: 'kim@agents.example'})).toBe(200)
    storeRefused(join(product.settings.data, 'backend.db'))
    const documents = await lake.fetch<number>('count(*)')

    const stopping = new AbortController()
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    void keepRunning(Object.values(product.servers), stopping.signal)
    for (const {title, child} of Object.values(product.servers)) {
      process.kill(child.pid ?? 0, 'SIGKILL')
      await expect
        .poll(() => said.mock.calls.join('\n'), {timeout: 60_000})
        .toContain(`The ${title} runs again.`)
      await vi.waitFor(() => expectHealthy(product), {timeout: 60_000, interval: 500})
    }
    stopping.abort()
    said.mockRestore()

    expect(await lake.fetch('count(*)')).toBe(documents + refused.length)
    expect(await lake.fetch('*[_id == "drafts.kept"][0].title')).toBe('Kept')
    const inquiries = await (await fetch(`${backend}/local/inquiries`)).json()
    expect(inquiries).toContainEqual(expect.objectContaining({id: 'local_1700000000000_kept00'}))
    // The site follows the lake again.
    await lake.createOrReplace({
      _id: 'page-kept',
      _type: 'page',
      path: '/kept',
      title: 'Kept and published',
      sections: [],
    })
    const page = join(product.settings.data, 'site/kept/index.html')
    await expect.poll(() => readFileSync(page, 'utf8'), {timeout: 60_000}).toContain('Kept and published')
  }, 180_000)
})
