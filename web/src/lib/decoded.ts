/** Decodes a part of a URL. Returns it unchanged if it is not valid percent encoding. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
