/** `3 cards`, `1 card`: the length of a list in a preview, which hands lists over as they stand, or nothing. */
export function countText(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}
