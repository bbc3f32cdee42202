const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&#x27;': "'",
  '&#x2F;': '/',
  '&#96;': '`',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Undoes one HTML escape, and no more: `&amp;lt;` becomes `&lt;`, the text its writer saw. */
export function unescapeHtml(stored: string): string {
  return stored.replace(/&(?:amp|lt|gt|quot|#0?39|#x27|#x2F|#96);/g, (entity) => characters[entity] ?? entity)
}
