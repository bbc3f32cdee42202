import sharp, {type Sharp} from 'sharp'
import {badRequest} from '../lake-error.ts'
import {maxPixels} from './image-file.ts'

/** The parameters of Sanity's image addresses that the lake carries out. */
export interface Transform {
  width: number | undefined
  height: number | undefined
  fit: string
  format: OutputFormat
  quality: number
  rect: [number, number, number, number] | undefined
  crop: string
  focus: {x: number; y: number}
}

const outputs = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
export type OutputFormat = keyof typeof outputs

const maxSide = 8192

/** Reads `?w&h&dpr&fit&fm&q&auto&rect&crop&fp-x&fp-y`; undefined when the original is asked for. Throws a 400 on nonsense. */
export function readTransform(
  query: URLSearchParams,
  extension: string,
  accept: string,
): Transform | undefined {
  const names = ['w', 'h', 'dpr', 'fit', 'fm', 'q', 'auto', 'rect', 'crop']
  // A drawing scales by itself.
  if (extension === 'svg' || !names.some((name) => query.has(name))) return undefined

  const dpr = number(query, 'dpr', 1, 3) ?? 1
  const side = (name: string) => {
    const value = number(query, name, 1, maxSide)
    return value === undefined ? undefined : Math.min(maxSide, Math.round(value * dpr))
  }
  return {
    width: side('w'),
    height: side('h'),
    fit: query.get('fit') ?? 'clip',
    format: outputFormat(query, extension, accept),
    quality: Math.max(1, number(query, 'q', 0, 100) ?? 75),
    rect: rectangle(query),
    crop: query.get('crop') ?? 'center',
    focus: {x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5},
  }
}

export async function transformImage(bytes: Uint8Array, transform: Transform): Promise<Buffer> {
  const {format, quality, rect} = transform
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

export function outputType(format: OutputFormat): string {
  return outputs[format]
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

function outputFormat(query: URLSearchParams, extension: string, accept: string): OutputFormat {
  const asked = query.get('fm')
  if (asked !== null) {
    const name = asked === 'pjpg' ? 'jpg' : asked
    if (Object.hasOwn(outputs, name)) return name as OutputFormat
    throw badRequest(`"fm" takes ${Object.keys(outputs).join(', ')}`)
  }
  // AVIF, which Sanity may choose too, takes seconds to make.
  if (query.get('auto') === 'format' && accept.includes('image/webp')) return 'webp'
  return Object.hasOwn(outputs, extension) ? (extension as OutputFormat) : 'png'
}

function rectangle(query: URLSearchParams): Transform['rect'] {
  const text = query.get('rect')
  if (text === null) return undefined
  const [left, top, width, height] = text.split(',').map((part) => Math.round(Number(part)))
  if (
    [left, top, width, height].every((side) => Number.isInteger(side) && side !== undefined && side >= 0) &&
    width &&
    height
  ) {
    return [left ?? 0, top ?? 0, width, height]
  }
  throw badRequest('"rect" takes left,top,width,height in pixels')
}

function number(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value <= most) return value
  throw badRequest(`"${name}" takes a number from ${least} to ${most}`)
}
