/** Replaces half an emoji, which a cut at a number of UTF-16 units leaves: `encodeURIComponent` throws for it, and UTF-8 cannot hold it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/** Encodes any text for a part of an address. */
export function encodeAddressPart(text: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: the text is well-formed
  return encodeURIComponent(wellFormed(text))
}
