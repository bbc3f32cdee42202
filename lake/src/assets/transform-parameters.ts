import {invalid, oneOf} from '../lake-error.ts'

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const

/** The parameters of an image address: sanity.io/docs/apis-and-sdks/image-urls. Lengths are in pixels of the rendition. */
export type Transform = NonNullable<ReturnType<typeof readTransform>>

/** The types of renditions by their formats. */
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
    /** Degrees, clockwise. */
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
