/** Decodes a part of a URL. Returns it unchanged if it is not valid percent encoding. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns an address with its path decoded, for comparison: browsers, hosts and people encode one path in several ways. */
export const plainPath = (address: string): string =>
  address.replace(/^[^?#]*/, (path) => decoded(path).normalize())
