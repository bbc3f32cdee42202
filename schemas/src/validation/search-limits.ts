/** Lengths in characters after which search engines cut. */
export const longestTitle = 60
export const longestDescription = 160

/** Returns the title without the company's name after “ | ”, which may be cut. */
export const withoutSiteName = (title: string): string => title.replace(/ \| [^|]*$/, '')
