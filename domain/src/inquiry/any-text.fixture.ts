import fc from 'fast-check'

const codePoint = fc.oneof(
  fc.integer({min: 0, max: 0x10ffff}).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(...'&<>"\'@ ,;\r\n\u0000\u200b\ud800a1.-'),
)

/** Any text at all, half of it characters that make trouble. Lengths in code points. */
export function anyText(lengths: {minLength?: number; maxLength?: number} = {}): fc.Arbitrary<string> {
  return fc.array(codePoint, lengths).map((list) => list.join(''))
}
