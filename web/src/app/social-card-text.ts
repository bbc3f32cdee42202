import type {SiteData} from '../content/types.ts'

/** Pixels, as Open Graph recommends. */
export const socialCardSize = {width: 1200, height: 630}

export type SocialCardText = {
  title: string
  /** The organization's short name. */
  name: string
  /** The host of the site. */
  host: string
}

export function socialCardText(title: string, {settings}: SiteData, origin: string): SocialCardText {
  return {title, name: settings?.shortName ?? '', host: new URL(origin).host}
}
