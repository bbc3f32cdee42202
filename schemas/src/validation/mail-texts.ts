import {tokensIn} from '@upline/domain/content/tokens.ts'

/** The function leaves out longer ones. */
const longest = 200

/**
 * Validates a text of the notification mail. The first of `placeholders` is required. The mail is sent in any case: `builtIn`
 * replaces a text that cannot be used.
 */
export function validateMailText(
  text: string | undefined,
  builtIn: string,
  placeholders: readonly string[],
): string | undefined {
  if (!text?.trim()) return `Enter a text. Until then, the email says “${builtIn}”.`
  if (text.length > longest) return `Shorten this to at most ${longest} characters.`
  const named = tokensIn(text)
  const foreign = named.find((name) => !placeholders.includes(name))
  if (foreign !== undefined) {
    const known = placeholders.map((name) => `{${name}}`).join(' and ')
    return known
      ? `{${foreign}} is not filled in here: only ${known} are.`
      : `{${foreign}} is not filled in here. Write the text itself.`
  }
  const [required] = placeholders
  return required === undefined || named.includes(required)
    ? undefined
    : `{${required}} is missing. Add it where it belongs in the email.`
}
