import {query} from './dataset.ts'
import type {Validator} from './rules.ts'

interface PictureValue {
  asset?: unknown
  decorative?: boolean
}

/** Words that suit every picture: a text of nothing else describes none. */
const emptyPhrases = new Set(
  `a an the this that these of about our my some image images picture pictures photo photos photograph graphic
   illustration icon logo screenshot alt alternative text test todo tbd description caption placeholder untitled`.split(
    /\s+/,
  ),
)

/** Validates that a picture that is not decorative has alt text, its own or the asset's. */
export function validateAlt(
  alt: string | undefined,
  picture: PictureValue | undefined,
  assetAlt?: string | null,
): string | undefined {
  if (!picture?.asset || picture.decorative === true) return undefined
  if (alt?.trim()) return validateAltText(alt)
  if (assetAlt?.trim()) return undefined
  return 'Describe the picture in one sentence, here or for all its uses in Media, or switch on “Decoration only”.'
}

/** Validates alt text: it is not the name of a file, and says something about the picture. */
export function validateAltText(alt: string): string | undefined {
  const text = alt.trim()
  if (/\.(jpe?g|png|gif|webp|avif|svg|heic)$/i.test(text) || /^(img|dsc|pxl)[-_ ]?\d+/i.test(text)) {
    return 'This looks like a file name. Describe what the picture shows.'
  }
  const terms = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  if (terms.some((word) => !emptyPhrases.has(word))) return undefined
  return `“${text}” doesn’t describe the picture. Say what it shows, such as “Three agents at a table”.`
}

/** Requires alt text of a picture, unless its asset has one. */
export const checkAlt: Validator<string> = async (alt, context) => {
  // The parent of this field is the picture.
  const picture = context.parent as (PictureValue & {asset?: {_ref?: unknown}}) | undefined
  const own = validateAlt(alt, picture)
  const asset = picture?.asset?._ref
  if (!own || alt?.trim() || typeof asset !== 'string') return own
  return validateAlt(alt, picture, await query(context, '*[_id == $asset][0].altText', {asset}, 'raw'))
}
