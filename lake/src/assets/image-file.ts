import pLimit from 'p-limit'
import {invalid} from '../lake-error.ts'
import {type MetadataName, metadataOf} from './image-metadata.ts'

/** Larger pictures cost more memory than a page's image is worth. */
export const maxPixels = 100_000_000

/** Uploaded images are decoded as a whole, one after the other. They do not wait for renditions, which any page may ask for. */
const inTurn = pLimit(1)

/** sharp's format names to the extensions and types by which Sanity knows them. */
const formats: Record<string, {extension: string; mimeType: string}> = {
  jpeg: {extension: 'jpg', mimeType: 'image/jpeg'},
  png: {extension: 'png', mimeType: 'image/png'},
  webp: {extension: 'webp', mimeType: 'image/webp'},
  gif: {extension: 'gif', mimeType: 'image/gif'},
  svg: {extension: 'svg', mimeType: 'image/svg+xml'},
  heif: {extension: 'avif', mimeType: 'image/avif'},
  tiff: {extension: 'tif', mimeType: 'image/tiff'},
}

/**
 * Returns what an image's asset has, of an SVG without a preview and colors. Reads it through to its end; throws a LakeError when it is
 * damaged or of a kind that is not taken.
 */
export const readImage = (bytes: Uint8Array, names?: readonly MetadataName[]) => inTurn(decode, bytes, names)

async function decode(bytes: Uint8Array, names?: readonly MetadataName[]) {
  // Loaded with the first image: a lake without any starts without it.
  const {default: sharp} = await import('sharp')
  try {
    const image = sharp(bytes, {limitInputPixels: maxPixels, failOn: 'error'})
    const {format, autoOrient, hasAlpha} = await image.metadata()
    const known = formats[format ?? '']
    // Drawing an SVG with filters can take minutes and gigabytes.
    const isDrawn = format !== 'svg'
    if (!known) throw new Error(`the format ${format} is not supported`)
    const {width, height} = autoOrient
    const metadata: Record<string, unknown> = {
      _type: 'sanity.imageMetadata',
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
      hasAlpha,
      isOpaque: !hasAlpha || (isDrawn && (await image.stats()).isOpaque),
      ...(isDrawn && (await metadataOf(image, names))),
    }
    return {...known, width, height, metadata}
  } catch (error) {
    // Editors see this message; the library's message is about its buffers.
    const reason = /pixel limit/.test(String(error))
      ? `it has more than ${maxPixels / 1_000_000} megapixels`
      : 'it is damaged, or of another kind than JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG'
    throw invalid(
      `The image cannot be read: ${reason}. Save it again as JPEG and upload that`,
      'invalidImage',
    )
  }
}
