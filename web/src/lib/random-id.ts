/** Letters and digits, five bits each. Not `crypto.randomUUID`, which pages without https lack. */
export function randomId(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte & 31]).join('')
}
