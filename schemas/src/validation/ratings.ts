/** Validates a rating: from 0 to 5 in steps of a tenth. */
export function validateRating(rating: number | undefined): string | undefined {
  if (rating === undefined) return undefined
  if (!(rating >= 0 && rating <= 5)) return 'Enter a rating from 0 to 5.'
  // Tenths are not exact in binary: compare with the nearest one instead of dividing.
  return Math.abs(rating - Math.round(rating * 10) / 10) < 1e-9
    ? undefined
    : 'Use only one decimal place, such as 4.6.'
}

/** Formats a rating with at least one decimal and without rounding, so that 4.25, which the form rejects, is not shown as 4.3. */
export function ratingText(rating: number): string {
  return Number.isInteger(rating) ? rating.toFixed(1) : String(rating)
}
