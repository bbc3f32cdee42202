interface PictureValue {
  asset?: unknown
  decorative?: boolean
}

/** Words that suit every picture: a text of nothing else describes none. */
const emptyWords = new Set(
  `a an the this that these of about our my some image images picture pictures photo photos photograph graphic
   illustration icon logo screenshot alt alternative text test todo tbd description caption placeholder untitled`.split(
    /\s+/,
  ),
)

/** A picture that says something needs words for those who cannot see it: true, or what is wrong with them. */
export function altProblem(alt: string | undefined, picture: PictureValue | undefined): true | string {
  if (!picture?.asset || picture.decorative === true) return true
  const text = alt?.trim() ?? ''
  if (text === '') return 'Describe the picture in one sentence, or switch on “Decoration only”.'
  if (/\.(jpe?g|png|gif|webp|avif|svg|heic)$/i.test(text) || /^(img|dsc|pxl)[-_ ]?\d+/i.test(text)) {
    return 'This is the name of a file. Describe what the picture shows.'
  }
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  if (words.some((word) => !emptyWords.has(word))) return true
  return `“${text}” says nothing about this picture. Describe what it shows, such as “Three agents at a table”.`
}
