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

/** Validates that a picture that is not decorative has alt text, its own or the asset's. Returns true or an error message. */
export function altProblem(
  alt: string | undefined,
  picture: PictureValue | undefined,
  assetAlt?: string | null,
): true | string {
  if (!picture?.asset || picture.decorative === true) return true
  if (alt?.trim()) return altTextProblem(alt)
  if (assetAlt?.trim()) return true
  return 'Describe the picture in one sentence, here or for all its uses in Media, or switch on “Decoration only”.'
}

/** What is wrong with words for a picture, or true. */
export function altTextProblem(alt: string): true | string {
  const text = alt.trim()
  if (/\.(jpe?g|png|gif|webp|avif|svg|heic)$/i.test(text) || /^(img|dsc|pxl)[-_ ]?\d+/i.test(text)) {
    return 'This is the name of a file. Describe what the picture shows.'
  }
  const terms = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  if (terms.some((word) => !emptyPhrases.has(word))) return true
  return `“${text}” says nothing about this picture. Describe what it shows, such as “Three agents at a table”.`
}
