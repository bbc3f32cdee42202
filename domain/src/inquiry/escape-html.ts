const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}
const characters = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity, character]),
)

/** Escapes text for an HTML document or attribute. Each character grows to at most six. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Reverses `escapeHtml`, for uses of a stored value outside HTML. */
export function unescapeHtml(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity)
}
