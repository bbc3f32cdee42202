import type {Sharp} from 'sharp'
import type {Transform} from './transform-parameters.ts'

interface Size {
  width: number
  height: number
}

/** The image in the size and by the `fit` that the address asks for. */
export function resizeImage(image: Sharp, source: Size, transform: Transform): Sharp {
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
