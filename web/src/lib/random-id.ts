/** Returns letters and digits, five bits each. `crypto.randomUUID` is missing on pages without https. */
export function randomId(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte & 31]).join('')
}
