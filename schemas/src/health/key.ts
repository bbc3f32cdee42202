/** Joins what identifies a problem. Without braces, because renaming a token rewrites every text that contains it in braces. */
export const keyOf = (...parts: string[]): string => parts.join(' ').replace(/[{}]/g, '')
