/** The form writes what was chosen into lines above the visitor's own words: in a list these say more. */
export function ownWords(message: string): string {
  const [chosen = '', ...own] = message.split('\n\n')
  return own.join(' ').trim() || chosen
}
