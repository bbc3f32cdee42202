import {cleanLine} from './clean-text.ts'

/** Returns the digits of a National Producer Number such as `NPN 12 345 678`, or other text cleaned but otherwise unchanged. */
export function cleanNpn(input: string): string {
  const text = cleanLine(input.normalize('NFKC'))
  const number = text.replace(/^(?:my |the )?npn\b|\b(?:number|no|is)\b|[\s#:.=\p{Pd}]/giu, '')
  return /^\d*$/.test(number) ? number : text
}
