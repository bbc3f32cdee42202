import {useContext, useState} from 'react'
import {useDataAttribute} from './data-attribute.ts'
import {imageSource} from './image.ts'
import {RenderRecordContext} from './place.ts'
import type {Picture} from './types.ts'

type Props = {
  picture: Picture | null | undefined
  field?: string
  /** The `sizes` of the image: how wide it is shown at which viewport. */
  sizes: string
  /** Width divided by height; cuts around the hotspot. Without it the picture keeps its own shape. */
  aspect?: number
  /** The picture a visitor waits for: loaded before others. */
  priority?: boolean
  /** A tiny data URI, shown while the picture loads. It is larger than the text around it, so only the first picture of a page has one. */
  lqip?: string | null
  /** Loads the picture only if it is displayed. Always set without `priority`. */
  lazy?: boolean
  className?: string
}

/** Renders a picture of the content in several sizes, with its space reserved. */
export function ContentPicture({
  picture,
  field,
  sizes,
  aspect,
  priority = false,
  lqip,
  lazy = !priority,
  className,
}: Props) {
  const attribute = useDataAttribute()
  useContext(RenderRecordContext)?.aspects.add(aspect)
  const [isMissing, setMissing] = useState(false)
  // The preview and open tabs may show pictures that the site has not copied yet.
  const source = imageSource(picture, {aspect, isOriginal: isMissing || attribute !== undefined})
  if (!picture || !source) return null
  return (
    <img
      src={source.src}
      srcSet={source.srcSet || undefined}
      sizes={source.srcSet ? sizes : undefined}
      width={source.width}
      height={source.height}
      alt={picture.decorative ? '' : (picture.alt ?? '')}
      loading={lazy ? 'lazy' : 'eager'}
      onError={() => setMissing(true)}
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.currentSrc && source.srcSet && image.naturalWidth === 0) setMissing(true)
      }}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={className}
      data-sanity={field && attribute?.(field)}
      // A vector picture may be transparent.
      style={lqip && source.srcSet ? {backgroundImage: `url(${lqip})`, backgroundSize: 'cover'} : undefined}
    />
  )
}
