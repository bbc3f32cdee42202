/** Appends the year, as in `$174.70 (2024)`, unless the value contains it. */
export function withYear(value: string | null, year: number | null | undefined): string {
  if (typeof year !== 'number' || typeof value !== 'string') return value ?? ''
  return value.includes(String(year)) ? value : `${value} (${year})`
}

/** Splits `$240 (2024)` into amount and year; what follows a comma belongs to the year. A value without a year is the amount. */
export function splitYear(value: string): {amount: string; year?: string} {
  const [, amount = value, year, note = ''] = /^(.*\S)\s+\((\d{4})\)(,.*)?$/.exec(value) ?? []
  return {amount, ...(year && {year: year + note})}
}
