import {badRequest} from '../lake-error.ts'

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

type Query = Record<string, string>

/** Reads `?w&h&dpr&fit&fm&q&auto&rect&crop&fp-x&fp-y`; undefined when the original is requested. Throws a 400 on nonsense. */
export function readTransform(query: Query, extension: string, accept: string): Transform | undefined {
  const names = ['w', 'h', 'dpr', 'fit', 'fm', 'q', 'auto', 'rect', 'crop']
  // A drawing scales by itself.
  if (extension === 'svg' || !names.some((name) => name in query)) return undefined

  const dpr = number(query, 'dpr', 1, 3) ?? 1
  const side = (name: string) => {
    const value = number(query, name, 1, maxSide)
    return value === undefined ? undefined : Math.min(maxSide, Math.round(value * dpr))
  }
  return {
    width: side('w'),
    height: side('h'),
    fit: query.fit ?? 'clip',
    format: outputFormat(query, extension, accept),
    quality: Math.max(1, number(query, 'q', 0, 100) ?? 75),
    rect: rectangle(query),
    crop: query.crop ?? 'center',
    focus: {x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5},
  }
}

export function outputType(format: OutputFormat): string {
  return outputs[format]
}

function outputFormat(query: Query, extension: string, accept: string): OutputFormat {
  const requested = query.fm
  if (requested !== undefined) {
    const name = requested === 'pjpg' ? 'jpg' : requested
    if (Object.hasOwn(outputs, name)) return name as OutputFormat
    throw badRequest(`"fm" takes ${Object.keys(outputs).join(', ')}`)
  }
  // AVIF, which Sanity may choose too, takes seconds to make.
  if (query.auto === 'format' && accept.includes('image/webp')) return 'webp'
  return Object.hasOwn(outputs, extension) ? (extension as OutputFormat) : 'png'
}

function rectangle(query: Query): Transform['rect'] {
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
  throw badRequest('"rect" takes left,top,width,height in pixels')
}

function number(query: Query, name: string, least: number, most: number): number | undefined {
  const text = query[name]
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() !== '' && value >= least && value <= most) return value
  throw badRequest(`"${name}" takes a number from ${least} to ${most}`)
}
