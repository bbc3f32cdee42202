/** Formats the length of a list: `3 cards`, `1 card`. */
export function countText(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
