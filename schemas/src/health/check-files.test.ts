import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {expect, onTestFinished, test, vi} from 'vitest'
import {checkContent} from './check-content.ts'
import type {ReadFile} from './content.ts'
import {model} from './model.ts'
import {readFiles} from './read-files.ts'

const today = '2026-11-22'
const pdf = (text: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length + 30}>>stream
BT /F 12 Tf 10 50 Td (${text}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`
const paper = (changes: object = {}) => ({
  _id: 'paper',
  _type: 'resourceDocument',
  name: 'Guide',
  key: 'HO-1',
  file: {asset: {_ref: 'file-x-pdf'}},
  ...changes,
})
const disclaimers = [
  {
    _id: 'old',
    _type: 'disclaimer',
    key: 'tpmo',
    title: 'Until 2026',
    text: 'We represent {count} organizations in your area. Contact the State Health Insurance Program for all options.',
    effectiveUntil: '2026-09-30',
  },
  {
    _id: 'new',
    _type: 'disclaimer',
    key: 'tpmo',
    title: 'Since 2026',
    text: 'We represent {count} organizations in your area. Contact Medicare.gov for all of your options.',
    effectiveFrom: '2026-10-01',
  },
]
const shown = {_id: 'section', _type: 'page', document: {_ref: 'paper'}}
const messages = (text: string, documents: object[] = [paper()]) =>
  checkContent({
    documents: [...documents, shown, ...disclaimers] as never,
    assets: [{_id: 'file-x-pdf'}],
    files: new Map([['file-x-pdf', {text}]]),
    model,
    today,
  })
    .filter(({document}) => document?.startsWith('paper'))
    .filter(({check}) => check === 'files' || check === 'periods' || check === 'unused')
    .map(({check, field, message}) => `${check} ${field}: ${message}`)

test.each([
  ['The 2024 figures, and those of 2025', 'Its text contains the year 2024, 2025.'],
  ['Contact the State\nHealth Insurance Pro-\ngram for all options.', 'the disclaimer “Until 2026”'],
])('%j is outdated', (text, message) => {
  expect(messages(text)).toEqual([expect.stringContaining(`files file: ${message}`.slice(0, 12))])
  expect(messages(text).join()).toContain(message)
})

test.each([
  'Form HO-1, November 2026. Valid in 2027.',
  'Costs $2024 or 1,999.00, call 214-2024 or 12024.',
  'We represent 12 organizations in your area. Contact Medicare.gov for all of your options.',
  '',
])('%j is not', (text) => expect(messages(text)).toEqual([]))

test('a file is compared with the versions of an expired disclaimer, not with another disclaimer', () => {
  const unkeyed = disclaimers.map((each, index) => ({
    ...each,
    _id: `rule-${index}`,
    key: undefined,
    title: `Rule ${index}`,
  }))
  const found = messages('We represent 12 organizations in your area.', [paper(), ...unkeyed])
  expect(found).toEqual([expect.stringContaining('“Rule 0”')])
})

test('an expired document is not read', () => {
  const [problem, ...others] = messages('2024', [paper({effectiveUntil: '2026-10-31'})])
  expect(problem).toContain('periods effectiveUntil: It expired on 2026-10-31')
  expect(others).toEqual([])
})

test('what expires within 60 days is listed, unless a version follows', () => {
  const ending = (date: string) => paper({effectiveUntil: date})
  expect(messages('', [ending('2027-01-21')])).toEqual([
    expect.stringContaining('periods effectiveUntil: It expires on 2027-01-21'),
  ])
  expect(messages('', [ending('2027-01-22')])).toEqual([])
  const next = paper({_id: 'paper-2', effectiveFrom: '2027-01-22'})
  expect(messages('', [ending('2027-01-21'), next])).toEqual([])
  const later = {...next, effectiveFrom: '2027-02-01'}
  expect(messages('', [ending('2027-01-21'), later])).toHaveLength(1)
  const spanish = {...next, language: 'es'}
  expect(messages('', [ending('2027-01-21'), spanish]).map((message) => message.split(' ')[0])).toEqual([
    'periods',
    'unused',
  ])
})

test('reads the text of a PDF file once, and of a damaged one as empty', async () => {
  const file = Buffer.from(pdf('Medicare on one page, 2024'))
  const url = (bytes: Buffer) => `data:application/pdf;base64,${bytes.toString('base64')}`
  const files = new Map<string, ReadFile>([['known', {text: 'as before'}]])
  const asset = {extension: 'pdf', size: 5000}
  await readFiles(
    [
      {...asset, _id: 'figures', url: url(file)},
      {...asset, _id: 'damaged', url: url(Buffer.from('%PDF-1.4 oh'))},
      {...asset, _id: 'known', url: url(file)},
      {...asset, _id: 'huge', url: url(file), size: 50_000_000},
      {_id: 'picture', extension: 'png'},
    ],
    files,
  )
  expect(files.get('figures')?.text).toContain('Medicare on one page, 2024')
  expect([...files.keys()]).toEqual(['known', 'figures', 'damaged'])
  expect([files.get('known'), files.get('damaged')]).toEqual([{text: 'as before'}, {}])
})

test('a file that has not arrived after 30 seconds is not read, and the next one is', async () => {
  const server = createServer((_request, response) => response.write('%')).listen(0, '127.0.0.1')
  const {timeout} = AbortSignal
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1000))
  onTestFinished(() => {
    limit.mockRestore()
    server.close().closeAllConnections()
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = new Map<string, ReadFile>()
  await readFiles(
    [
      {_id: 'slow-text', extension: 'pdf', url},
      {_id: 'slow-picture', extension: 'heic', url},
      {_id: 'figures', extension: 'pdf', url: `data:application/pdf;base64,${btoa(pdf('2024'))}`},
    ],
    files,
  )
  expect([...files]).toEqual([
    ['slow-text', {}],
    ['slow-picture', {}],
    ['figures', {text: '2024'}],
  ])
  expect(limit).toHaveBeenCalledWith(30_000)
})

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

test.each([
  [
    'a photo of an iPhone',
    'IMG_2044.HEIC',
    heic,
    '“IMG_2044.HEIC” is a HEIC picture, which browsers don’t show. Save it as JPEG',
  ],
  ['one without a name for it', 'harbor.dat', heic, '“harbor.dat” is a HEIC picture'],
  ['a scan', 'scan.TIF', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0'), '“scan.TIF” is a TIF picture'],
  ['a JPEG under a wrong name', 'IMG_2045.HEIC', jpeg, 'Rename it so that it ends in .jpg'],
  [
    'a damaged photo',
    'IMG_2046.heic',
    Buffer.from('no bytes of a picture'),
    'is damaged, or isn’t a picture',
  ],
])(
  '%s that was stored as a file is a problem with its way out',
  async (_, originalFilename, bytes, message) => {
    expect(await problems(originalFilename, bytes)).toEqual([
      {
        check: 'uploads',
        severity: 'advice',
        type: 'sanity.fileAsset',
        message: expect.stringContaining(message),
      },
    ])
  },
)

test.each([
  ['rates.csv', Buffer.from('State,Rate')],
  ['logo.jpg', jpeg],
  ['letter', Buffer.from('Dear client,')],
])('%s is not', async (originalFilename, bytes) => {
  expect(await problems(originalFilename, bytes)).toEqual([])
})

async function problems(originalFilename: string, bytes: Buffer) {
  const extension = /\.(\w+)$/.exec(originalFilename)?.[1]?.toLowerCase()
  const url = `data:application/octet-stream;base64,${bytes.toString('base64')}`
  const assets = [{_id: 'file-x', originalFilename, extension, url}]
  const files = new Map<string, ReadFile>()
  await readFiles(assets, files)
  return checkContent({documents: [], assets, files, model, today}).map(
    ({check, severity, type, message}) => ({check, severity, type, message}),
  )
}
