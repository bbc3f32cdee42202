/** Returns the visitor's own text, or the chosen answers, which the form writes above it. */
export function messagePreview(message: string): string {
  const [answers = '', ...own] = message.split('\n\n')
  return own.join(' ').trim() || answers
}
