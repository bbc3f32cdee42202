import {validateAlt} from '../validation/pictures.ts'
import {type Content, refOf} from './content.ts'
import {type Problem, problemIn} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {type StoredDocument, textOf} from './stored-document.ts'

/** In bytes. The site shows smaller copies, but whoever makes these waits for the whole file. */
const largestFile = 5 * 1024 * 1024
/** Maximum size of vector pictures, which are served unchanged, in bytes. */
const largestDrawing = 200 * 1024
/** In pixels, either side: twice the widest screen that the site makes copies for. */
const longestSide = 6000

/** Reports pictures without alt text. */
export function checkAlt(document: StoredDocument, {assets}: Content): Problem[] {
  return partsOf(document).pictures.flatMap(({field, value}) => {
    const asset = assets?.get(refOf(value.asset) ?? '')
    const alt = textOf(value.alt) ?? textOf(asset?.altText)
    const problem = validateAlt(alt, {asset: value.asset, decorative: value.decorative === true})
    if (!problem) return []
    return [problemIn('pictures', document, {field: field ? `${field}.alt` : 'alt', message: problem})]
  })
}

export function checkSizes(document: StoredDocument, {assets}: Content): Problem[] {
  return partsOf(document).pictures.flatMap(({field, value}) => {
    const {size, width, height, extension} = assets?.get(refOf(value.asset) ?? '') ?? {}
    const mostBytes = extension === 'svg' ? largestDrawing : largestFile
    const side = Math.max(width ?? 0, height ?? 0)
    const bytes = size ?? 0
    const message =
      bytes > mostBytes
        ? `The file has ${megabytes(bytes)} MB. Upload one of at most ${megabytes(mostBytes)} MB.`
        : side > longestSide
          ? `The picture is ${width} × ${height} px. Upload one with at most ${longestSide} px on its longer side.`
          : undefined
    return message ? [problemIn('sizes', document, {severity: 'advice', field, message})] : []
  })
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)
