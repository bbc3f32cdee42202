import {refOf, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {validateAlt} from '../validation/pictures.ts'
import type {Content} from './content.ts'
import type {FoundProblem} from './problem.ts'
import {partsOf} from './read-parts.ts'

/** In bytes. The site shows smaller copies, but making them takes the whole file. */
const largestFile = 5 * 1024 * 1024
/** Maximum size of vector pictures, which are served unchanged, in bytes. */
const largestDrawing = 200 * 1024
/** In pixels, either side: twice the widest screen that the site makes copies for. */
const longestSide = 6000

/** Finds pictures without alt text. */
export function* checkAlt(document: StoredDocument, {assets}: Content): Generator<FoundProblem> {
  for (const {field, value} of partsOf(document).pictures) {
    const asset = assets?.get(refOf(value.asset) ?? '')
    const alt = textOf(value.alt) ?? textOf(asset?.altText)
    const message = validateAlt(alt, {asset: value.asset, decorative: value.decorative === true})
    if (message) yield {field: field ? `${field}.alt` : 'alt', message}
  }
}

export function* checkSizes(document: StoredDocument, {assets}: Content): Generator<FoundProblem> {
  for (const {field, value} of partsOf(document).pictures) {
    const {size, width, height, extension} = assets?.get(refOf(value.asset) ?? '') ?? {}
    const most = extension === 'svg' ? largestDrawing : largestFile
    if ((size ?? 0) > most) {
      const message = `The file is ${megabytes(size ?? 0)} MB. Upload one of at most ${megabytes(most)} MB.`
      yield {field, message}
    } else if (Math.max(width ?? 0, height ?? 0) > longestSide) {
      const message = `The picture is ${width} × ${height} px. Upload one with at most ${longestSide} px on its longer side.`
      yield {field, message}
    }
  }
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)
