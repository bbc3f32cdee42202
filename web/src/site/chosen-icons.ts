import {imageSource} from '../content/image.ts'
import type {SiteData} from '../content/types.ts'

export function chosenIcons({settings}: SiteData): {tab: string | undefined; phone: string | undefined} {
  const icon = settings?.icon
  // Phones show it on a home screen, without transparency; they cannot show a vector picture.
  const isVector = icon?.asset?.extension === 'svg'
  return {
    tab: imageSource(icon, {aspect: 1, widest: 512})?.src,
    phone: isVector ? undefined : imageSource(icon, {aspect: 1, widest: 180, format: 'jpg'})?.src,
  }
}
