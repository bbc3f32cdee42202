/** Returns the `tel:` address of a formatted number, with its extension. */
export function phoneHref(phone: string): string {
  const [number = '', local] = phone.split(/ext\.?/)
  const digits = number.replace(/[^\d+]/g, '')
  return `tel:${digits}${local ? `;ext=${local.trim()}` : ''}`
}
