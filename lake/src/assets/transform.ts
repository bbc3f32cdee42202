import type {Sharp} from 'sharp'
import {invalid, oneOf} from '../lake-error.ts'
import {maxPixels} from './image-file.ts'

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const

/** The parameters of an image address: sanity.io/docs/apis-and-sdks/image-urls. Lengths are in pixels of the rendition. */
export type Transform = NonNullable<ReturnType<typeof readTransform>>

export const outputTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
type OutputFormat = keyof typeof outputTypes

const maxSide = 8192

const names =
  'w h dpr fit fm q auto rect crop fp-x fp-y min-w max-w min-h max-h or flip blur sharp sat invert pad bg frame'.split(
    ' ',
  )

type Query = Record<string, string>

/** Reads the parameters of an image address; undefined when the original is requested. Throws a LakeError on nonsense. */
export function readTransform(query: Query, extension: string, accept: string) {
  // A vector image needs no resizing.
  if (extension === 'svg' || !names.some((name) => name in query)) return undefined

  const dpr = number(query, 'dpr', 1, 3) ?? 1
  const side = (name: string) => {
    const value = number(query, name, 1, maxSide)
    return value === undefined ? undefined : Math.min(maxSide, Math.round(value * dpr))
  }
  return {
    width: side('w'),
    height: side('h'),
    /** Bounds of the side that `fit=crop` leaves open. */
    bounds: {'min-w': side('min-w'), 'max-w': side('max-w'), 'min-h': side('min-h'), 'max-h': side('max-h')},
    fit: choice(query, 'fit', fits) ?? 'clip',
    crop: crop(query),
    focus: {x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5},
    rect: rectangle(query),
    turn: Number(choice(query, 'or', ['0', '90', '180', '270']) ?? 0),
    flip: choice(query, 'flip', ['h', 'v', 'hv', 'vh']) ?? '',
    blur: number(query, 'blur', 0, 2000) ?? 0,
    sharpen: number(query, 'sharp', 0, 100) ?? 0,
    /** -100 removes all color. */
    saturation: number(query, 'sat', -100, 100) ?? 0,
    invert: choice(query, 'invert', ['true', 'false']) === 'true',
    pad: Math.round((number(query, 'pad', 0, maxSide / 8) ?? 0) * dpr),
    background: background(query),
    firstFrame: choice(query, 'frame', ['1']) === '1',
    format: outputFormat(query, extension, accept),
    quality: Math.max(1, Math.round(number(query, 'q', 0, 100) ?? 75)),
  }
}

function outputFormat(query: Query, extension: string, accept: string): OutputFormat {
  const requested = choice(query, 'fm', ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'])
  if (requested !== undefined) return requested === 'pjpg' ? 'jpg' : requested
  // AVIF, which Sanity may choose too, takes seconds to make.
  if (choice(query, 'auto', ['format']) && accept.includes('image/webp')) return 'webp'
  return Object.hasOwn(outputTypes, extension) ? (extension as OutputFormat) : 'png'
}

function choice<Name extends string>(query: Query, name: string, known: readonly Name[]): Name | undefined {
  return query[name] === undefined ? undefined : oneOf(name, query[name], known)
}

function crop({crop = 'center'}: Query): string {
  if (/^(?:center|focalpoint|entropy)$/.test(crop)) return crop
  if (crop.split(',').every((side) => /^(?:top|bottom|left|right)$/.test(side))) return crop
  throw invalid(
    '"crop" takes top, bottom, left and right, such as top,left, or center, focalpoint or entropy',
  )
}

/** Returns RGB, ARGB, RRGGBB or AARRGGBB of an address in the order of CSS. */
function background({bg}: Query): string | undefined {
  if (bg === undefined) return undefined
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(bg))
    throw invalid('"bg" takes a color in hexadecimal digits: RGB, ARGB, RRGGBB or AARRGGBB')
  const digits = bg.length < 6 ? [...bg].map((digit) => digit + digit).join('') : bg
  return digits.length === 6 ? `#${digits}ff` : `#${digits.slice(2)}${digits.slice(0, 2)}`
}

/** Returns left, top, width and height in the original. */
function rectangle(query: Query): [number, number, number, number] | undefined {
  const text = query.rect
  if (text === undefined) return undefined
  const [left, top, width, height] = text.split(',').map((part) => Math.round(Number(part)))
  if (
    [left, top, width, height].every((side) => Number.isInteger(side) && side !== undefined && side >= 0) &&
    width &&
    height
  ) {
    return [left ?? 0, top ?? 0, width, height]
  }
  throw invalid('"rect" takes left,top,width,height in pixels')
}

function number(query: Query, name: string, least: number, most: number): number | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value <= most) return value
  throw invalid(`"${name}" takes a number from ${least} to ${most}`)
}

/** Makes a rendition: cut out, turned, resized, mirrored, with its effects, padded and encoded, in this order. */
export async function transformImage(bytes: Uint8Array, transform: Transform): Promise<Buffer> {
  const {format, rect, turn, firstFrame} = transform
  const {default: sharp} = await import('sharp')
  const {autoOrient, pages = 1} = await sharp(bytes, {limitInputPixels: maxPixels}).metadata()
  let {width, height} = autoOrient
  const scale = Math.max(1, (transform.width ?? 0) / width, (transform.height ?? 0) / height)
  // Keeps only the first frame of a longer animation: rendering all frames would take minutes or hours.
  const isShort = pages * width * height * scale ** 2 <= maxPixels
  const animated = isShort && !firstFrame && turn === 0 && (format === 'gif' || format === 'webp')
  let image = sharp(bytes, {limitInputPixels: maxPixels, animated}).autoOrient()
  if (rect) {
    const [left, top] = [Math.min(rect[0], width - 1), Math.min(rect[1], height - 1)]
    width = Math.min(rect[2], width - left)
    height = Math.min(rect[3], height - top)
    image = image.extract({left, top, width, height})
  }
  if (turn !== 0) {
    // sharp always rotates before it extracts, in whichever order they are called.
    image = sharp(await image.png({compressionLevel: 0}).toBuffer()).rotate(turn)
    if (turn !== 180) [width, height] = [height, width]
    image = sharp(await image.png({compressionLevel: 0}).toBuffer())
  }
  return encode(finish(resizeImage(image, {width, height}, transform), transform), transform)
}

function finish(resized: Sharp, transform: Transform): Sharp {
  const {flip, blur, sharpen, saturation, invert, pad, background} = transform
  let image = resized
  if (flip.includes('h')) image = image.flop()
  if (flip.includes('v')) image = image.flip()
  // Converts the documented scale: sharp expects the standard deviation of a Gaussian in pixels.
  if (blur > 0) image = image.blur(Math.max(0.3, blur / 20))
  if (sharpen > 0) image = image.sharpen({sigma: 0.5 + sharpen / 50})
  if (saturation === -100) image = image.grayscale()
  else if (saturation !== 0) image = image.modulate({saturation: 1 + saturation / 100})
  if (invert) image = image.negate({alpha: false})
  if (pad > 0)
    image = image.extend({
      top: pad,
      bottom: pad,
      left: pad,
      right: pad,
      background: background ?? transparent,
    })
  return background === undefined ? image : image.flatten({background})
}

const transparent = {r: 255, g: 255, b: 255, alpha: 0}

const encoders = {
  jpg: (image, quality) => image.flatten({background: '#fff'}).jpeg({quality, mozjpeg: true}),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
  avif: (image, quality) => image.avif({quality, effort: 2}),
  webp: (image, quality) => image.webp({quality}),
} satisfies Record<Transform['format'], (image: Sharp, quality: number) => Sharp>

async function encode(image: Sharp, {format, quality}: Transform): Promise<Buffer> {
  try {
    return await encoders[format](image, quality).toBuffer()
  } catch (error) {
    // The image may be larger than the format allows.
    throw invalid(`The image cannot be made as ${format} (${error instanceof Error ? error.message : error})`)
  }
}

interface Size {
  width: number
  height: number
}

/** The image in the size and by the `fit` that the address asks for. */
function resizeImage(image: Sharp, source: Size, transform: Transform): Sharp {
  const {width, height} = transform
  if (width === undefined && height === undefined) return image
  const {fit} = transform
  if (fit === 'crop') return cover(image, source, openSide(source, transform), transform)
  if (fit === 'min' && width !== undefined && height !== undefined) {
    const scale = Math.min(1, source.width / width, source.height / height)
    const size = {width: Math.round(width * scale), height: Math.round(height * scale)}
    return cover(image, source, size, transform)
  }
  if (fit === 'fill' || fit === 'fillmax') {
    const {background = transparent} = transform
    return image.resize({width, height, fit: 'contain', withoutEnlargement: fit === 'fillmax', background})
  }
  if (fit === 'scale') return image.resize({width, height, fit: 'fill'})
  return image.resize({width, height, fit: 'inside', withoutEnlargement: fit !== 'clip'})
}

/** The target of `fit=crop`: a side that is left open follows the image, within its bounds. */
function openSide(source: Size, {width, height, bounds}: Transform): Size {
  const clamp = (value: number, least = 1, most = Number.POSITIVE_INFINITY) =>
    Math.round(Math.min(most, Math.max(least, value)))
  const aspect = source.width / source.height
  if (width === undefined)
    return {
      width: clamp((height ?? source.height) * aspect, bounds['min-w'], bounds['max-w']),
      height: height ?? source.height,
    }
  return {width, height: height ?? clamp(width / aspect, bounds['min-h'], bounds['max-h'])}
}

function cover(image: Sharp, source: Size, target: Size, {crop, focus}: Transform): Sharp {
  return crop === 'focalpoint'
    ? cropAround(image, source, target, focus)
    : image.resize({...target, fit: 'cover', position: position(crop)})
}

/** Covers the target and keeps the point of interest as near to the middle as the edges allow. */
function cropAround(image: Sharp, source: Size, target: Size, focus: {x: number; y: number}): Sharp {
  const scale = Math.max(target.width / source.width, target.height / source.height)
  const width = Math.max(target.width, Math.round(source.width * scale))
  const height = Math.max(target.height, Math.round(source.height * scale))
  const place = (at: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part))
  return image.resize({width, height, fit: 'fill'}).extract({
    left: place(focus.x, width, target.width),
    top: place(focus.y, height, target.height),
    ...target,
  })
}

function position(crop: string): string {
  if (crop === 'entropy') return 'entropy'
  if (crop === 'center') return 'centre'
  return crop
    .split(',')
    .sort((a) => (a === 'top' || a === 'bottom' ? 1 : -1))
    .join(' ')
}
