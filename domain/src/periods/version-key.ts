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

/** The same as a GROQ expression, of a document or, with `^.`, of the document around a filter; for fields that are texts or missing. */
export const versionKeyGroq = (of: '' | '^.') =>
  `${of}_type + "\\n" + select(length(${of}key) > 0 => ${of}key, ${of}_type == "resourceDocument" => ${of}_id, length(${of}carrier._ref) > 0 => ${of}carrier._ref, length(${of}name) > 0 => ${of}name, length(${of}title) > 0 => ${of}title, ${of}_id) + "\\n" + select(length(${of}line) > 0 => ${of}line, length(${of}language) > 0 => ${of}language, "en")`
