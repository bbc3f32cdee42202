import type {Sharp} from 'sharp'
import {invalid} from '../lake-error.ts'
import {maxPixels} from './image-file.ts'
import {resizeImage} from './resize.ts'
import type {Transform} from './transform-parameters.ts'

/** Makes a rendition: cut out, turned, resized, mirrored, with its effects, padded and encoded, in this order. */
export async function transformImage(bytes: Uint8Array, transform: Transform): Promise<Buffer> {
  const {format, rect, turn, firstFrame} = transform
  const {default: sharp} = await import('sharp')
  const {autoOrient, pages = 1} = await sharp(bytes, {limitInputPixels: maxPixels}).metadata()
  let {width, height} = autoOrient
  const scale = Math.max(1, (transform.width ?? 0) / width, (transform.height ?? 0) / height)
  // Keeps only the first frame of a longer animation: rendering all frames would take minutes or hours.
  const isShort = pages * width * height * scale ** 2 <= maxPixels
  const animated = isShort && !firstFrame && turn === 0 && (format === 'gif' || format === 'webp')
  let image = sharp(bytes, {limitInputPixels: maxPixels, animated}).autoOrient()
  if (rect) {
    const [left, top] = [Math.min(rect[0], width - 1), Math.min(rect[1], height - 1)]
    width = Math.min(rect[2], width - left)
    height = Math.min(rect[3], height - top)
    image = image.extract({left, top, width, height})
  }
  if (turn !== 0) {
    // sharp always rotates before it extracts, in whichever order they are called.
    image = sharp(await image.png({compressionLevel: 0}).toBuffer()).rotate(turn)
    if (turn !== 180) [width, height] = [height, width]
    image = sharp(await image.png({compressionLevel: 0}).toBuffer())
  }
  return encode(finish(resizeImage(image, {width, height}, transform), transform), transform)
}

function finish(resized: Sharp, transform: Transform): Sharp {
  const {flip, blur, sharpen, saturation, invert, pad, background} = transform
  let image = resized
  if (flip.includes('h')) image = image.flop()
  if (flip.includes('v')) image = image.flip()
  // Converts the documented scale: sharp expects the standard deviation of a Gaussian in pixels.
  if (blur > 0) image = image.blur(Math.max(0.3, blur / 20))
  if (sharpen > 0) image = image.sharpen({sigma: 0.5 + sharpen / 50})
  if (saturation === -100) image = image.grayscale()
  else if (saturation !== 0) image = image.modulate({saturation: 1 + saturation / 100})
  if (invert) image = image.negate({alpha: false})
  if (pad > 0)
    image = image.extend({
      top: pad,
      bottom: pad,
      left: pad,
      right: pad,
      background: background ?? transparent,
    })
  return background === undefined ? image : image.flatten({background})
}

const transparent = {r: 255, g: 255, b: 255, alpha: 0}

const encoders = {
  jpg: (image, quality) => image.flatten({background: '#fff'}).jpeg({quality, mozjpeg: true}),
  png: (image) => image.png(),
  gif: (image) => image.gif(),
  avif: (image, quality) => image.avif({quality, effort: 2}),
  webp: (image, quality) => image.webp({quality}),
} satisfies Record<Transform['format'], (image: Sharp, quality: number) => Sharp>

async function encode(image: Sharp, {format, quality}: Transform): Promise<Buffer> {
  try {
    return await encoders[format](image, quality).toBuffer()
  } catch (error) {
    // The image may be larger than the format allows.
    throw invalid(`The image cannot be made as ${format} (${error instanceof Error ? error.message : error})`)
  }
}
