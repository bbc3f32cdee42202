/** Replaces unpaired surrogates, such as half of a cut emoji, because `encodeURIComponent` throws for them and UTF-8 cannot encode them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}

/** Encodes any text for a part of an address. */
export function encodeAddressPart(text: string): string {
  // biome-ignore lint/style/noRestrictedGlobals: the text is well-formed
  return encodeURIComponent(wellFormed(text))
}
