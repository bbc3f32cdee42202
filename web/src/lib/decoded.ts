/** The text of a part of an address; as it stands there where its percent signs encode nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
