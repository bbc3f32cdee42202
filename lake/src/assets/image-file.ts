import pLimit from 'p-limit'
import type {Sharp} from 'sharp'
import {invalid, oneOf} from '../lake-error.ts'

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

/** Decodes an image to its end, except an SVG, and returns what its asset has. Throws a LakeError if it is damaged or of another kind. */
export const readImage = (bytes: Uint8Array, names?: readonly MetadataName[]) => inTurn(decode, bytes, names)

async function decode(bytes: Uint8Array, names?: readonly MetadataName[]) {
  // Loaded with the first image: a lake without any starts without it.
  const {default: sharp} = await import('sharp')
  try {
    const image = sharp(bytes, {limitInputPixels: maxPixels, failOn: 'error'})
    const {format, compression, autoOrient, hasAlpha} = await image.metadata()
    // A phone's HEIC has the format of an AVIF.
    const known = compression === 'hevc' ? undefined : formats[format ?? '']
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
      ? `it has more than ${maxPixels / 1_000_000} megapixels. Make it smaller`
      : 'it is damaged, or of another kind than JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG. Save it again as JPEG'
    throw invalid(`The image cannot be read: ${reason} and upload that`, 'invalidImage')
  }
}

const known = ['lqip', 'blurhash', 'thumbhash', 'palette', 'exif', 'image', 'location', 'none'] as const

/** The metadata of an image, apart from its dimensions: sanity.io/docs/apis-and-sdks/image-metadata. */
export type MetadataName = (typeof known)[number]

const byDefault: readonly MetadataName[] = ['lqip', 'blurhash']

/** Reads the `meta` parameters of an upload; undefined means the default. Throws a LakeError for an unknown name. */
export function readMetadataNames(names: string[] | undefined): readonly MetadataName[] {
  if (!names || names.length === 0) return byDefault
  return names.map((name) => oneOf('meta', name, known))
}

/** Returns the placeholders that are requested; the lake records no colors, camera or place. */
async function metadataOf(
  image: Sharp,
  names: readonly MetadataName[] = byDefault,
): Promise<Record<string, unknown>> {
  if (!byDefault.some((name) => names.includes(name))) return {}
  // One small copy for all, because decoding a large image takes long.
  const {data, info} = await image
    .clone()
    .autoOrient()
    .resize({width: 48, height: 48, fit: 'inside'})
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const {width, height} = info
  const [{default: sharp}, {encode}] = await Promise.all([import('sharp'), import('blurhash')])
  const preview = sharp(data, {raw: {width, height, channels: 4}})
    .resize(20)
    .webp({quality: 40})
  const columns = width >= height ? 4 : 3
  return {
    ...(names.includes('lqip') && {
      lqip: `data:image/webp;base64,${(await preview.toBuffer()).toString('base64')}`,
    }),
    ...(names.includes('blurhash') && {
      blurHash: encode(new Uint8ClampedArray(data), width, height, columns, 7 - columns),
    }),
  }
}
