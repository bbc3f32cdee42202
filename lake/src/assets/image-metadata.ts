import type {Sharp} from 'sharp'
import {oneOf} from '../lake-error.ts'

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
export async function metadataOf(
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
