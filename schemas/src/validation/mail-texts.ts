import {tokensIn} from '@upline/domain/content/tokens.ts'

/** The function leaves out longer ones. */
const longest = 200

/**
 * A text of the notification mail: true, or what is wrong with it. `placeholders`: what is filled in, the first of which has to be
 * there. The mail is sent whatever stands here, with `builtIn` in place of what cannot be used.
 */
export function mailTextProblem(
  text: string | undefined,
  builtIn: string,
  placeholders: readonly string[],
): true | string {
  if (!text?.trim()) return `Write something here; until then the mail says “${builtIn}”.`
  if (text.length > longest) return `Shorten this to at most ${longest} characters.`
  const named = tokensIn(text)
  const foreign = named.find((name) => !placeholders.includes(name))
  if (foreign !== undefined) {
    const known = placeholders.map((name) => `{${name}}`).join(' and ')
    return known
      ? `{${foreign}} is not filled in here: only ${known} are.`
      : `{${foreign}} is not filled in here. Write the words themselves.`
  }
  const [required] = placeholders
  return required === undefined || named.includes(required)
    ? true
    : `{${required}} is missing. Write it where the mail is to have it.`
}
