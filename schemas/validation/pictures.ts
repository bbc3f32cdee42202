interface PictureValue {
  asset?: unknown
  decorative?: boolean
}

/** A picture that says something needs words for those who cannot see it. */
export function altProblem(alt: string | undefined, picture: PictureValue | undefined): true | string {
  if (!picture?.asset || picture.decorative === true || alt?.trim()) return true
  return 'Describe the picture in one sentence, or switch on “Decoration only”.'
}
