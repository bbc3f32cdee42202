import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, extname, join} from 'node:path'
import sharp from 'sharp'

const images = join(import.meta.dirname, '..', 'images')

/** Writes a drawing below `content/images`, as SVG or as raster of the given width, after the name's ending. */
export async function render(svg: string, file: string, width?: number, folder = images): Promise<void> {
  const target = join(folder, file)
  mkdirSync(dirname(target), {recursive: true})
  if (extname(file) === '.svg') {
    writeFileSync(target, `${svg}\n`)
    return
  }
  const raster = sharp(Buffer.from(svg), {density: 72, limitInputPixels: 40_000_000}).resize({width})
  if (extname(file) === '.webp') await raster.webp({quality: 84, effort: 5}).toFile(target)
  else await raster.png({compressionLevel: 9, palette: true, quality: 92}).toFile(target)
}
