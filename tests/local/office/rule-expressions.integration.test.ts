import {readFileSync} from 'node:fs'
import {creating, documentsRoot, sampleInquiry} from '@upline/testing/firestore.ts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {findEmulator, project, type RunningFirestore, rulesFile, startEmulator} from './firestore-servers.ts'

const rules = readFileSync(rulesFile, 'utf8')

const widest = '&quot;'
// Firestore refuses a request whose rules evaluate more than 1,000 expressions.

/** An inquiry with every field, each as long as the rules allow. Not confirmed, so that each text is searched for sensitive numbers. */
const longest = {
  ...sampleInquiry,
  name: widest.repeat(100),
  email: `${'a'.repeat(1500)}@example.com`,
  phone: '+1 (214) 555-0134 ext. 123456',
  message: widest.repeat(1000),
  metadata: {source: widest.repeat(300), referrer: widest.repeat(300), userAgent: widest.repeat(300)},
  consent: {
    version: widest.repeat(300),
    time: '2026-11-21T09:00:00.000Z',
    page: widest.repeat(300),
    text: widest.repeat(3000),
    language: 'en-US',
  },
  quote: {productType: widest.repeat(300), coverage: widest.repeat(300), premium: widest.repeat(300)},
  contracting: {
    npn: '1234567890',
    carriers: widest.repeat(200),
    lines: widest.repeat(200),
    states: widest.repeat(200),
  },
  suspect: true,
}

const jar = findEmulator()
const emulator = jar ? "Google's emulator" : "Google's emulator: not installed, see findEmulator"

describe.skipIf(!jar && !process.env.GITHUB_ACTIONS)(emulator, {timeout: 30_000}, () => {
  let firestore: RunningFirestore
  beforeAll(async () => {
    firestore = await startEmulator(jar ?? '')
  }, 60_000)
  afterAll(() => firestore?.stop())

  const commit = async (writes: object[]) => {
    const url = `http://127.0.0.1:${firestore.port}/v1/${documentsRoot}:commit`
    const response = await fetch(url, {method: 'POST', body: JSON.stringify({writes})})
    return {status: response.status, text: await response.text()}
  }
  /** Loads the rules, which evaluate `hundreds` times a hundred more expressions for a created inquiry. */
  const loadRules = async (hundreds: number) => {
    const condition = '&& isInquiry(request.resource.data)'
    const more = `function more() { return true${' && true'.repeat(49)}; }`
    const content = rules
      .replace(condition, `${condition}${' && more()'.repeat(hundreds)}`)
      .replace('function isAutoId', `${more}\nfunction isAutoId`)
    expect(content.split('more()')).toHaveLength(hundreds + 2)
    const url = `http://127.0.0.1:${firestore.port}/emulator/v1/projects/${project}:securityRules`
    const response = await fetch(url, {
      method: 'PUT',
      body: JSON.stringify({rules: {files: [{name: 'firestore.rules', content}]}}),
    })
    expect(response.status).toBe(200)
  }

  test('the longest inquiry is stored, also if the rules grow by a hundred expressions', async () => {
    await loadRules(1)
    expect(await commit(creating('inquiries/row00000000000000001', longest))).toMatchObject({status: 200})
  })

  test('the limit applies', async () => {
    await loadRules(9)
    const {status, text} = await commit(creating('inquiries/row00000000000000002', longest))
    expect([status, text]).toEqual([403, expect.stringContaining('maximum of 1000 expressions')])
  })
})
