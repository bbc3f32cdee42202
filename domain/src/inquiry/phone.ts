const allowed = /^\+?[0-9 ().\-\u2010-\u2013\u00a0]*$/

/**
 * Formats a North American number as (XXX) XXX-XXXX, or +1 (XXX) XXX-XXXX if it has the country code. Returns undefined unless it has ten
 * digits, or eleven that start with 1, and only the usual separators.
 */
export function formatPhone(input: string): string | undefined {
  const text = input.trim()
  if (!allowed.test(text)) return undefined
  const parts = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, ''))
  if (!parts) return undefined
  const [, country, area, exchange, line] = parts
  return `${country ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}
