/** Fetches all caps. Past years are left out later, because they depend on today's date. */
export const compensationCapsFields = /* groq */ `
  "caps": *[_type == "compensationCap" && defined(year)] | order(product asc, region asc, title asc){
    _id, title, year, initial, renewal
  }
`
