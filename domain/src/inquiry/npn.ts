import {cleanLine} from './clean-text.ts'

/** Returns the digits of a National Producer Number such as `My NPN: 12 345 678 (TX)`, '' for an answer without a digit such as `pending`, or other text cleaned but otherwise unchanged. */
export function cleanNpn(input: string): string {
  const text = cleanLine(input.normalize('NFKC'))
  if (!/\p{N}/u.test(text)) return ''
  const number = text
    .replace(/(?<![\p{L}\p{N}])(?:npn(?!\p{L})|\p{L}+(?![\p{L}\p{N}]))/giu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return /^\d+$/.test(number) ? number : text
}
