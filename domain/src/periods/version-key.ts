/** The fields that tell versions of one document from other documents, in a stored document or a draft. */
type Named = {_id?: unknown; _type?: unknown; carrier?: unknown} & Partial<
  Record<'key' | 'name' | 'title' | 'line' | 'language', unknown>
>

/**
 * Returns what the versions of a document for different periods have in common: their type, their key or carrier, or else their name or
 * title, and their line or language. Medicare and health both have an open enrollment, and a form exists in several languages.
 */
export function versionKey({_id, _type, key, carrier, name, title, line, language}: Named): string {
  // Files without a form number can have the same name.
  const names = _type === 'resourceDocument' ? [] : [Object(carrier)._ref, name, title]
  return [_type, [key, ...names, _id].find(isText), [line, language].find(isText) ?? 'en'].join('\n')
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The same as a GROQ expression, for fields that are texts or missing. */
export const versionKeyGroq =
  '_type + "\\n" + select(length(key) > 0 => key, _type == "resourceDocument" => _id, length(carrier._ref) > 0 => carrier._ref, length(name) > 0 => name, length(title) > 0 => title, _id) + "\\n" + select(length(line) > 0 => line, length(language) > 0 => language, "en")'
