import {readImage} from '@upline/lake/assets/image-file.ts'
import {readTransform, transformImage} from '@upline/lake/assets/transform.ts'
import {LakeError} from '@upline/lake/lake-error.ts'
import {png} from '@upline/testing/png.ts'
import sharp from 'sharp'
import {expect, test} from 'vitest'

/** 40 by 20 pixels: the left half red, the right half blue, and below the middle both darker. */
const pixels = Buffer.alloc(40 * 20 * 3)
for (let y = 0; y < 20; y += 1)
  for (let x = 0; x < 40; x += 1)
    pixels.set(x < 20 ? [y < 10 ? 250 : 120, 0, 0] : [0, 0, y < 10 ? 250 : 120], (y * 40 + x) * 3)
const picture = await sharp(pixels, {raw: {width: 40, height: 20, channels: 3}})
  .png()
  .toBuffer()

async function render(search: string) {
  const query = Object.fromEntries(new URLSearchParams(search))
  const transform = readTransform(query, 'png', '*/*')
  if (!transform) throw new Error('The original was requested')
  const {data, info} = await sharp(await transformImage(picture, transform))
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return {size: [info.width, info.height], at}
}

const red = [250, 0, 0, 255]
const blue = [0, 0, 250, 255]
const darkRed = [120, 0, 0, 255]

test.each([
  ['w=20', [20, 10]],
  ['w=10&dpr=3', [30, 15]],
  ['w=80', [80, 40]],
  ['w=80&fit=max', [40, 20]],
  ['w=80&h=80&fit=clip', [80, 40]],
  ['w=10&h=10&fit=crop', [10, 10]],
  ['w=80&h=80&fit=min', [20, 20]],
  ['w=10&h=20&fit=min', [10, 20]],
  ['w=30&h=30&fit=fill', [30, 30]],
  ['w=100&h=100&fit=fillmax', [100, 100]],
  ['w=50&h=7&fit=scale', [50, 7]],
  ['w=20&max-h=5&fit=crop', [20, 5]],
  ['w=20&min-h=15&fit=crop', [20, 15]],
  ['h=10&max-w=12&fit=crop', [12, 10]],
  ['h=10&min-w=30&fit=crop', [30, 10]],
  ['rect=0,0,10,10', [10, 10]],
  ['rect=30,10,100,100&w=5', [5, 5]],
  ['or=90', [20, 40]],
  ['or=180&w=20', [20, 10]],
  ['or=270&rect=0,0,20,10', [10, 20]],
  ['pad=5', [50, 30]],
  ['pad=5&dpr=2&w=10', [40, 30]],
])('the size of a rendition with %s', async (search, size) => {
  expect((await render(search)).size).toEqual(size)
})

type Pixel = [x: number, y: number, color: unknown]
const green = [0, 255, 0, 255]
const transparent = [expect.any(Number), expect.any(Number), expect.any(Number), 0]

test.each<[search: string, ...Pixel[]]>([
  ['w=10&h=10&fit=crop&crop=left', [5, 2, red]],
  ['w=10&h=10&fit=crop&crop=right', [5, 2, blue]],
  ['w=40&h=10&fit=crop&crop=bottom,left', [2, 5, darkRed]],
  ['w=10&h=10&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', [5, 2, blue]],
  ['w=10&h=10&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', [5, 2, red]],
  ['w=40&h=40&fit=fill&bg=00ff00', [2, 2, green], [2, 12, red]],
  ['w=80&h=80&fit=fill', [2, 2, transparent], [2, 25, red]],
  ['w=80&h=80&fit=fillmax&bg=0f0', [2, 40, green], [25, 32, red]],
  ['or=90', [2, 2, darkRed]],
  ['or=180', [37, 17, red]],
  ['flip=h', [37, 2, red]],
  ['flip=v', [2, 17, red]],
  ['flip=hv', [37, 17, red]],
  ['pad=4&bg=f00f', [1, 1, [0, 0, 255, 255]]],
  ['pad=4', [1, 1, transparent], [5, 5, red]],
  ['invert=true', [2, 2, [5, 255, 255, 255]]],
])('the pixels of a rendition with %s', async (search, ...pixels) => {
  const {at} = await render(search)
  expect(pixels.map(([x, y]) => at(x, y))).toEqual(pixels.map(([, , color]) => color))
})

test('a rendition without color, blurred and sharpened', async () => {
  const [gray = 0, ...rest] = (await render('sat=-100')).at(2, 2)
  expect(rest).toEqual([gray, gray, 255])
  const [softRed, , softBlue] = (await render('blur=100')).at(20, 2)
  expect(Math.min(softRed ?? 0, softBlue ?? 0)).toBeGreaterThan(40)
  const edge = async (search: string) => (await render(search)).at(3, 10)[0] ?? 0
  expect(await edge('w=40&sharp=100')).toBeLessThan(await edge('w=40'))
})

test.each([
  ['w=0', 'w'],
  ['w=wide', 'w'],
  ['fm=bmp', 'fm'],
  ['fit=tight', 'fit'],
  ['rect=1,2', 'rect'],
  ['crop=middle', 'crop'],
  ['fp-x=2', 'fp-x'],
  ['or=45', 'or'],
  ['bg=green', 'bg'],
  ['bg=12345', 'bg'],
  ['auto=compress', 'auto'],
  ['dpr=9', 'dpr'],
])('%s is refused with the name of the parameter', (search, name) => {
  const query = Object.fromEntries(new URLSearchParams(search))
  expect(() => readTransform(query, 'png', '*/*')).toThrow(`"${name}" takes`)
})

test('an image has placeholders, by default or of the requested kinds', async () => {
  const facts = ['_type', 'dimensions', 'hasAlpha', 'isOpaque']
  const {metadata} = await readImage(picture)
  expect(Object.keys(metadata)).toEqual([...facts, 'lqip', 'blurHash'])
  expect(metadata.blurHash).toMatch(/^[\w#$%*+,\-.:;=?@[\]^{|}~]{20,40}$/)
  expect(Object.keys((await readImage(picture, ['lqip', 'exif'])).metadata)).toEqual([...facts, 'lqip'])
  expect(Object.keys((await readImage(picture, ['none'])).metadata)).toEqual(facts)
})

test('an animation stays one if its frames have at most 100 million pixels, else it is a picture', async () => {
  const frames = Buffer.from(Array.from({length: 50 * 10 * 10 * 3}, (_, n) => Math.floor(n / 300) * 5))
  const animation = await sharp(frames, {raw: {width: 10, height: 500, channels: 3, pageHeight: 10}})
    .gif()
    .toBuffer()
  const framesAt = async (w: string) => {
    const transform = readTransform({w}, 'gif', '*/*')
    if (!transform) throw new Error('The original was requested')
    return (await sharp(await transformImage(animation, transform)).metadata()).pages ?? 1
  }
  expect(await framesAt('8')).toBe(50)
  expect(await framesAt('2000')).toBe(1)
})

test('a rendition of a size that the format does not allow is refused, as the fault of the request', async () => {
  const attempt = (bytes: Buffer, query: Record<string, string>) =>
    transformImage(bytes, readTransform(query, 'png', 'image/webp') ?? expect.fail('No transform'))
  await expect(attempt(png(17_000, 1), {fm: 'webp'})).rejects.toThrow(LakeError)
  await expect(attempt(png(17_000, 1), {fm: 'jpg'})).resolves.toBeDefined()
  // A quality with a fraction is allowed.
  await expect(attempt(picture, {fm: 'avif', q: '33.5'})).resolves.toBeDefined()
  await expect(attempt(picture, {fm: 'jpg', q: '0.0001'})).resolves.toBeDefined()
})
