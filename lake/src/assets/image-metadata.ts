import type {Exif} from 'exif-reader'
import type {Sharp} from 'sharp'
import {isRecord} from '../documents/document.ts'
import {oneOf} from '../lake-error.ts'
import {paletteOf} from './palette.ts'

const onRequest = ['lqip', 'blurhash', 'thumbhash', 'palette', 'exif', 'image', 'location', 'none'] as const

/** The metadata of an image, apart from its dimensions: sanity.io/docs/apis-and-sdks/image-metadata. */
export type MetadataName = (typeof onRequest)[number]

const byDefault: readonly MetadataName[] = ['lqip', 'blurhash', 'palette']

/** Reads the `meta` parameters of an upload; undefined means the default. Throws a LakeError for an unknown name. */
export function readMetadataNames(names: string[] | undefined): readonly MetadataName[] {
  if (!names || names.length === 0) return byDefault
  return names.map((name) => oneOf('meta', name, onRequest))
}

/** Returns the requested metadata of an image. */
export async function metadataOf(
  image: Sharp,
  names: readonly MetadataName[] = byDefault,
): Promise<Record<string, unknown>> {
  const wants = (...some: MetadataName[]) => some.some((name) => names.includes(name))
  return {
    ...(wants('lqip', 'blurhash', 'thumbhash', 'palette') && (await looksOf(image, names))),
    ...(wants('exif', 'image', 'location') && (await exifOf(image, names))),
  }
}

/** Computes all of them from one small copy, because decoding a large image takes long. */
async function looksOf(image: Sharp, names: readonly MetadataName[]): Promise<Record<string, unknown>> {
  const {data, info} = await image
    .clone()
    .autoOrient()
    .resize({width: 48, height: 48, fit: 'inside'})
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const {width, height} = info
  const pixels = new Uint8ClampedArray(data)
  const [{default: sharp}, {encode}, {rgbaToThumbHash}] = await Promise.all([
    import('sharp'),
    import('blurhash'),
    import('thumbhash'),
  ])
  const preview = sharp(data, {raw: {width, height, channels: 4}})
    .resize(20)
    .webp({quality: 40})
  const columns = width >= height ? 4 : 3
  return {
    ...(names.includes('lqip') && {
      lqip: `data:image/webp;base64,${(await preview.toBuffer()).toString('base64')}`,
    }),
    ...(names.includes('blurhash') && {blurHash: encode(pixels, width, height, columns, 7 - columns)}),
    ...(names.includes('thumbhash') && {
      thumbHash: Buffer.from(rgbaToThumbHash(width, height, pixels)).toString('base64'),
    }),
    ...(names.includes('palette') && {palette: paletteOf(data)}),
  }
}

/** Returns the camera's EXIF data, or an empty object if there is none that can be read. */
async function exifOf(image: Sharp, names: readonly MetadataName[]): Promise<Record<string, unknown>> {
  const {exif} = await image.metadata()
  if (!exif) return {}
  const {default: readExif} = await import('exif-reader')
  let tags: ReturnType<typeof readExif>
  try {
    tags = readExif(exif)
  } catch {
    return {}
  }
  const place = locationOf(tags.GPSInfo ?? {})
  return {
    ...(names.includes('exif') &&
      tags.Photo && {exif: {_type: 'sanity.imageExifMetadata', ...plain(tags.Photo)}}),
    ...(names.includes('image') &&
      tags.Image && {image: {_type: 'sanity.imageExifTags', ...plain(tags.Image)}}),
    ...(names.includes('location') && place && {location: place}),
  }
}

/** Returns the tags that JSON can contain, without binary values. */
function plain(tags: object): Record<string, unknown> {
  const values = Object.entries(tags).filter(
    ([, value]) => !(value instanceof Uint8Array) && !isRecord(value),
  )
  const dates = Object.entries(tags).filter(([, value]) => value instanceof Date)
  return Object.fromEntries([...values, ...dates.map(([name, date]) => [name, (date as Date).toISOString()])])
}

function locationOf(tags: NonNullable<Exif['GPSInfo']>): object | undefined {
  const lat = degrees(tags.GPSLatitude, tags.GPSLatitudeRef === 'S')
  const lng = degrees(tags.GPSLongitude, tags.GPSLongitudeRef === 'W')
  if (lat === undefined || lng === undefined) return undefined
  return {_type: 'geopoint', lat, lng, ...(tags.GPSAltitude !== undefined && {alt: tags.GPSAltitude})}
}

/** Converts degrees, minutes and seconds to decimal degrees. */
function degrees(parts: number[] | undefined, isNegative: boolean): number | undefined {
  if (parts?.length !== 3) return undefined
  const [whole = 0, minutes = 0, seconds = 0] = parts
  const value = whole + minutes / 60 + seconds / 3600
  return Number.isFinite(value) ? (isNegative ? -value : value) : undefined
}
