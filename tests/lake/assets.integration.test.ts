import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {crc32} from 'node:zlib'
import {startLake} from '@upline/testing/lake.ts'
import {png} from '@upline/testing/png.ts'
import sharp from 'sharp'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
const {url} = await lake.client.assets.upload('image', png(40, 20), {filename: 'sea.png'})
afterAll(() => lake.stop())

/** A PNG of 10,001 by 10,001 pixels, of which only the header is read. */
const hugePng = Buffer.from(png(1, 1))
hugePng.writeUInt32BE(10_001, 16)
hugePng.writeUInt32BE(10_001, 20)
hugePng.writeUInt32BE(crc32(hugePng.subarray(12, 29)), 29)

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><script>alert(1)</script></svg>'

describe('uploading', () => {
  test('an image is looked into', async () => {
    const document = await lake.client.assets.upload('image', png(40, 20), {
      filename: 'sea.png',
      title: 'The sea',
    })
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-40x20-png$/),
      _type: 'sanity.imageAsset',
      originalFilename: 'sea.png',
      mimeType: 'image/png',
      metadata: {
        dimensions: {width: 40, height: 20, aspectRatio: 2},
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/webp;base64,/),
      },
    })
  })

  test.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
    ['avif', 'avif', 'image/avif'],
    ['tiff', 'tif', 'image/tiff'],
  ] as const)(
    'the name of a %s file ends with .%s, and it is served as %s',
    async (format, extension, mimeType) => {
      const bytes = await sharp(png(6, 5)).toFormat(format).toBuffer()
      const asset = await lake.client.assets.upload('image', bytes)
      expect(asset).toMatchObject({extension, mimeType})
      expect(asset.url).toMatch(new RegExp(`-6x5\\.${extension}$`))
      expect((await fetch(asset.url)).headers.get('content-type')).toBe(mimeType)
    },
  )

  test('its source is kept, and its file is gone with its document', async () => {
    const source = {id: '7', name: 'library', url: 'https://example.com/7'}
    const asset = await lake.client.assets.upload('image', png(8, 8), {source})
    expect(asset).toMatchObject({source})
    expect((await fetch(`${asset.url}?w=4`)).status).toBe(200)
    await lake.client.delete(asset._id)
    expect((await fetch(`${asset.url}?w=4`)).status).toBe(404)
    expect(readdirSync(join(lake.folder, 'assets'))).not.toContain(asset.path.split('/').at(-1))
  })

  test('its file stays as long as a document of it is left', async () => {
    const {_id, _type, path, url: own} = await lake.client.assets.upload('image', png(9, 9))
    for (const id of [`drafts.${_id}`, 'unrelated']) {
      await lake.client.create({_id: id, _type, path})
      await lake.client.delete(id)
      expect((await fetch(own)).status).toBe(200)
    }
  })

  test('an upload brings back bytes that are gone, and a deletion at the same time leaves no document without bytes', async () => {
    const bytes = png(11, 11)
    const asset = await lake.client.assets.upload('image', bytes)
    lake.context.blobs.delete(asset.path.split('/').at(-1) ?? '')
    await lake.client.assets.upload('image', bytes)
    expect((await fetch(asset.url)).status).toBe(200)
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([lake.client.assets.upload('image', bytes), lake.client.delete(asset._id)])
      const document = await lake.client.getDocument(asset._id)
      expect((await fetch(asset.url)).status).toBe(document ? 200 : 404)
    }
  })

  test('does not wait for renditions that any page asks for', async () => {
    let done = 0
    const renditions = [1, 2, 3].map(async (n) => {
      await (await fetch(`${url}?w=4096&h=4096&fit=scale&blur=${n}00&fm=png`)).arrayBuffer()
      done += 1
    })
    await lake.client.assets.upload('image', png(12, 12))
    expect(done).toBeLessThan(3)
    await Promise.all(renditions)
  })

  test('the same bytes are the same document', async () => {
    const again = await lake.client.assets.upload('image', png(40, 20), {filename: 'other.png'})
    expect(again).toMatchObject({url, originalFilename: 'sea.png'})
  })

  test('drawings and other files are taken', async () => {
    const drawing = await lake.client.assets.upload('image', Buffer.from(svg), {filename: 'line.svg'})
    expect(drawing).toMatchObject({extension: 'svg', metadata: {dimensions: {width: 30, height: 10}}})
    // Drawing it takes minutes.
    const noise = '<feTurbulence baseFrequency="0.01" numOctaves="10"/><feGaussianBlur stdDeviation="500"/>'
    const filter = `<filter id="f">${noise.repeat(20)}</filter>`
    const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">${filter}<rect width="9000" height="9000" filter="url(#f)"/></svg>`
    const {metadata} = await lake.client.assets.upload('image', Buffer.from(heavy))
    expect(metadata).toMatchObject({dimensions: {width: 9000}, isOpaque: false})
    expect(metadata).not.toHaveProperty('lqip')
    const file = await lake.client.assets.upload('file', Buffer.from('a,b'), {
      filename: 'List.CSV',
      contentType: 'text/csv',
    })
    expect(file).toMatchObject({_id: expect.stringMatching(/^file-[0-9a-f]{40}-csv$/), mimeType: 'text/csv'})
    expect(await (await fetch(file.url)).text()).toBe('a,b')
  })

  test.each([
    ['viewBox="0 0 300 100"', 300, 100],
    ['width="100%" height="100%" viewBox="0 0 300 100"', 300, 100],
    ['width="60mm" height="20mm" viewBox="0 0 300 100"', 170, 57],
    ['height="50" viewBox="0 0 300 100"', 150, 50],
  ])('a drawing with %s is %d by %d', async (size, width, height) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`
    const {metadata} = await lake.client.assets.upload('image', Buffer.from(drawing))
    expect(metadata.dimensions).toMatchObject({width, height})
  })

  test.each([
    ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'Save it again as JPEG'],
    ['one of 100,020,001 pixels', hugePng, 'more than 100 megapixels. Make it smaller'],
    ['a damaged one', png(40, 20).subarray(0, 60), 'The image cannot be read: it is damaged'],
    ['another format', Buffer.from('%PDF-1.4'), 'The image cannot be read'],
    ['an empty one', Buffer.alloc(0), 'The uploaded file is empty'],
  ])('%s is refused with a sentence', async (_name, bytes, message) => {
    await expect(lake.client.assets.upload('image', bytes)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    })
  })
})

test('the address is stored as hosted and shown as of this machine, and not turned back by an edit', async () => {
  const id = await lake.client.fetch<string>('*[_type == "sanity.imageAsset"][0]._id')
  const stored = () => lake.context.store.get(id)?.url
  expect(stored()).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/local\/production\//)
  const shown = await lake.client.getDocument(id)
  expect(shown?.url).toMatch(lake.origin)
  await lake.client.patch(id).set({url: shown?.url, title: 'Same'}).commit()
  expect(stored()).toMatch(/^https:\/\/cdn\.sanity\.io\//)
})

describe('serving', () => {
  const image = (search: string, accept = '*/*') => fetch(url + search, {headers: {accept}})
  test('the original, for ever', async () => {
    const response = await image('')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png(40, 20))
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  test.each([
    ['?fm=webp', '*/*', 'image/webp'],
    ['?fm=avif&q=40', '*/*', 'image/avif'],
    ['?fm=jpg', '*/*', 'image/jpeg'],
    ['?auto=format', 'image/webp,*/*', 'image/webp'],
    ['?auto=format', 'image/png', 'image/png'],
  ])('%s for %s', async (search, accept, type) => {
    const response = await image(search, accept)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toContain('accept')
  })

  test('large renditions are made one after the other, and hold up no usual ones', async () => {
    const pending = new Set<string>()
    const request = async (parameters: string) => {
      pending.add(parameters)
      const {status} = await fetch(`${url}?${parameters}`)
      pending.delete(parameters)
      return status
    }
    const large = Promise.all([0, 1, 2].map((n) => request(`w=2500&h=2500&fit=scale&q=${90 + n}`)))
    expect(await request('w=12')).toBe(200)
    expect(pending.size).toBeGreaterThan(1)
    expect(await large).toEqual([200, 200, 200])
  })

  test('a large rendition is refused for now if eight others wait', async () => {
    const requests = new AbortController()
    const request = async (_: unknown, n: number) => {
      const address = `${url}?w=2600&h=2600&fit=scale&q=${n + 10}`
      const {status} = await fetch(address, {signal: requests.signal})
      if (status === 429) requests.abort()
      return status
    }
    const answers = await Promise.allSettled(Array.from({length: 14}, request))
    expect(answers).toContainEqual({status: 'fulfilled', value: 429})
  })

  test('a rendition is made once, and kept in a bound of bytes', async () => {
    const {renditions} = lake.context
    const before = renditions.size
    const [first, again] = [await (await image('?w=33')).bytes(), await (await image('?w=33')).bytes()]
    expect(again).toEqual(first)
    expect(renditions.size).toBe(before + 1)
    expect(renditions.maxSize).toBeLessThanOrEqual(100_000_000)
  })

  test('what somebody uploaded cannot run as a page', async () => {
    const drawing = await lake.client.assets.upload('image', Buffer.from(svg))
    const page = await lake.client.assets.upload('file', Buffer.from('<script>alert(1)</script>'), {
      filename: 'page.html',
      contentType: 'text/html',
    })
    for (const address of [drawing.url, page.url]) {
      const {headers} = await fetch(address)
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('content-disposition')).toBe('attachment')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test.each(['missing.png', '..%2Fbackend.db', '%2e%2e'])('%s does not exist', async (file) => {
    expect((await fetch(`${lake.origin}/images/local/production/${file}`)).status).toBe(404)
  })
})

test('a type that no header can have is not sent', async () => {
  const {_id, url} = await lake.client.assets.upload('file', Buffer.from('typed'), {filename: 'a.txt'})
  for (const mimeType of ['text/plain\nx: y', 'text/ł', 'x'.repeat(100_000)]) {
    await lake.client.patch(_id).set({mimeType}).commit()
    const {status, headers} = await fetch(url)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
  }
})
