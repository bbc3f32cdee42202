import type {Sharp} from 'sharp'
import {badRequest} from '../lake-error.ts'
import {maxPixels} from './image-file.ts'
import type {Transform} from './transform-parameters.ts'

export async function transformImage(bytes: Uint8Array, transform: Transform): Promise<Buffer> {
  const {format, quality, rect} = transform
  const {default: sharp} = await import('sharp')
  const animated = format === 'gif' || format === 'webp'
  let image = sharp(bytes, {limitInputPixels: maxPixels, animated}).autoOrient()
  let {width, height} = (await sharp(bytes, {limitInputPixels: maxPixels}).metadata()).autoOrient
  if (rect) {
    const [left, top] = [Math.min(rect[0], width - 1), Math.min(rect[1], height - 1)]
    width = Math.min(rect[2], width - left)
    height = Math.min(rect[3], height - top)
    image = image.extract({left, top, width, height})
  }
  image = resize(image, {width, height}, transform)
  if (format === 'jpg') return image.flatten({background: '#fff'}).jpeg({quality, mozjpeg: true}).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  if (format === 'gif') return image.gif().toBuffer()
  if (format === 'avif') return image.avif({quality, effort: 2}).toBuffer()
  return image.webp({quality}).toBuffer()
}

function resize(image: Sharp, source: {width: number; height: number}, transform: Transform): Sharp {
  const {width, height, fit, crop, focus} = transform
  if (width === undefined && height === undefined) return image
  const transparent = {r: 255, g: 255, b: 255, alpha: 0}
  switch (fit) {
    case 'crop':
      if (width === undefined || height === undefined) return image.resize({width, height})
      return crop === 'focalpoint'
        ? cropAround(image, source, {width, height}, focus)
        : image.resize({width, height, fit: 'cover', position: position(crop)})
    case 'fill':
      return image.resize({width, height, fit: 'contain', background: transparent})
    case 'fillmax':
      return image.resize({width, height, fit: 'contain', background: transparent, withoutEnlargement: true})
    case 'scale':
      return image.resize({width, height, fit: 'fill'})
    case 'min':
      return image.resize({width, height, fit: 'cover', withoutEnlargement: true})
    case 'max':
      return image.resize({width, height, fit: 'inside', withoutEnlargement: true})
    case 'clip':
      return image.resize({width, height, fit: 'inside'})
    default:
      throw badRequest('"fit" takes clip, crop, fill, fillmax, max, scale or min')
  }
}

interface Size {
  width: number
  height: number
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
  const sides = crop.split(',').filter((side) => /^(top|bottom|left|right)$/.test(side))
  if (crop === 'entropy') return 'entropy'
  return sides.length > 0 ? sides.sort((a) => (a === 'top' || a === 'bottom' ? 1 : -1)).join(' ') : 'centre'
}
