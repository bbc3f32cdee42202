import type {Sharp} from 'sharp'
import {invalid} from '../lake-error.ts'
import {maxPixels} from './image-file.ts'
import type {Transform} from './transform-parameters.ts'

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
  if (fit === 'fill' || fit === 'fillmax') return fill(image, source, transform)
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

/** The whole image in the middle of an area of the size; `fillmax` does not enlarge it. */
function fill(image: Sharp, source: Size, {width, height, fit, background}: Transform): Sharp {
  const area = {width: width ?? 0, height: height ?? 0}
  const ratio = Math.min(
    width === undefined ? Number.POSITIVE_INFINITY : width / source.width,
    height === undefined ? Number.POSITIVE_INFINITY : height / source.height,
  )
  const scale = fit === 'fillmax' ? Math.min(1, ratio) : ratio
  const inner = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  }
  const left = Math.max(0, Math.floor((area.width - inner.width) / 2))
  const top = Math.max(0, Math.floor((area.height - inner.height) / 2))
  return image.resize({...inner, fit: 'fill'}).extend({
    left,
    top,
    right: Math.max(0, area.width - inner.width - left),
    bottom: Math.max(0, area.height - inner.height - top),
    background: background ?? {r: 255, g: 255, b: 255, alpha: 0},
  })
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
