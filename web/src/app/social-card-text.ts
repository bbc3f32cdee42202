import type {SiteData} from '../content/types.ts'

/** Pixels, as Open Graph recommends. */
export const socialCardSize = {width: 1200, height: 630}

export type SocialCardText = ReturnType<typeof socialCardText>

/** Returns the title, the organization's short name, and the host of the site. */
export function socialCardText(title: string, {settings}: SiteData, origin: string) {
  return {title, name: settings?.shortName ?? '', host: new URL(origin).host}
}
