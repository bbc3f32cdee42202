import {ownAddress} from './asset-copies.ts'
import type {Picture} from './types.ts'

const steps = [160, 320, 480, 640, 828, 1080, 1440, 1920, 2560]

type ImageOptions = {
  /** Width divided by height; cuts around the editor's hotspot. */
  aspect?: number | undefined
  widest?: number
  /** Format of a copy; the pipeline chooses automatically. */
  format?: 'webp' | 'jpg'
  /** Uses the pipeline even if the site has a copy. */
  isOriginal?: boolean
}

/** Addresses of a picture in Sanity's pipeline, or of its copies on the site, cropped as the editor chose; undefined without an asset. */
export function imageSource(picture: Picture | null | undefined, options: ImageOptions = {}) {
  const asset = picture?.asset
  if (!picture || !asset?.width || !asset.height || !asset.url || !URL.canParse(asset.url)) return undefined
  const copy = options.isOriginal ? undefined : ownAddress(asset.url)
  if (asset.extension === 'svg') {
    const {width, height} = asset
    return {src: copy ?? asset.url, srcSet: '', width, height}
  }
  const area = cropArea(picture, asset.width, asset.height, options.aspect)
  const isCut = area.width !== asset.width || area.height !== asset.height
  const widest = Math.min(area.width, options.widest ?? 2560)
  const widths = [...steps.filter((step) => step < widest), widest]
  const cut = isCut ? [area.left, area.top, area.width, area.height] : undefined
  const url = asset.url
  const address = copy
    ? (width: number) => copyName(copy, cut, width, options.format ?? 'webp')
    : (width: number) =>
        pipelineAddress(url, {
          rect: cut?.join(),
          w: width,
          ...(options.format ? {fm: options.format} : {auto: 'format'}),
        })
  return {
    src: address(widest),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: area.width,
    height: area.height,
  }
}

/** `/assets/images/<hash>-1200x800.jpg/0-0-800-800-160.webp`: its name contains all that it shows, so it never changes. */
function copyName(folder: string, cut: number[] | undefined, width: number, format: string): string {
  return `${folder}/${[...(cut ?? []), width].join('-')}.${format}`
}

const copyPattern = /^(.+)\/(?:(\d+-\d+-\d+-\d+)-)?(\d+)\.(webp|jpg)$/

/** The asset that a copy belongs to, and where the pipeline has the same picture, given the asset's address there; for the prerenderer. */
export function readCopyName(name: string) {
  const [, asset, cut, w, fm] = copyPattern.exec(name) ?? []
  if (!asset) return undefined
  return {asset, addressAt: (url: string) => pipelineAddress(url, {rect: cut?.replaceAll('-', ','), w, fm})}
}

function pipelineAddress(assetUrl: string, parameters: Record<string, string | number | undefined>): string {
  const url = new URL(assetUrl)
  for (const [name, value] of Object.entries({...parameters, q: 75})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}

function cropArea({crop, hotspot}: Picture, width: number, height: number, aspect: number | undefined) {
  const left = Math.round((crop?.left ?? 0) * width)
  const top = Math.round((crop?.top ?? 0) * height)
  const area = {
    left,
    top,
    width: Math.max(1, Math.round(width - left - (crop?.right ?? 0) * width)),
    height: Math.max(1, Math.round(height - top - (crop?.bottom ?? 0) * height)),
  }
  if (!aspect) return area
  const cutWidth = Math.min(area.width, Math.round(area.height * aspect))
  const cutHeight = Math.min(area.height, Math.round(area.width / aspect))
  const within = (centerAt: number, start: number, length: number, cut: number) =>
    Math.round(Math.min(Math.max(centerAt - cut / 2, start), start + length - cut))
  return {
    left: within((hotspot?.x ?? 0.5) * width, area.left, area.width, cutWidth),
    top: within((hotspot?.y ?? 0.5) * height, area.top, area.height, cutHeight),
    width: cutWidth,
    height: cutHeight,
  }
}
