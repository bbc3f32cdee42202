// Accepts at most one of / ? & =: an address hardly ever contains them, a URL around it always does.
const email = /(?:[\w.!#$%'*+^`{|}~-]+|[/?&=])(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi
// Ten or eleven digits with the separators people write between them, not part of a longer number.
const phone = /(?<![\d.])(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g

// Longest match first, so that a full name is replaced before its parts.
let secrets: string[] = []

/** Adds texts that the visitor typed. Later redaction removes them, and every word of a name. */
export function addSecrets(texts: readonly string[]): void {
  const found = texts.map(withoutPatterns).flatMap((text) => [text.trim(), ...partsOfName(text)])
  // A text of one or two letters would blot out half of every message.
  const known = new Set([...secrets, ...found.filter((text) => text.length > 2 && !text.startsWith('['))])
  secrets = [...known].sort((a, b) => b.length - a.length)
}

export function redact(text: string): string {
  return secrets.reduce((rest, secret) => replaceWord(rest, secret), withoutPatterns(text))
}

function withoutPatterns(text: string): string {
  return text.replace(email, '[email]').replace(phone, '[phone]')
}

/** A long text is a message, whose words are ordinary ones; a short one may be a name. */
function partsOfName(text: string): string[] {
  return text.length <= 100 ? text.trim().split(/\s+/) : []
}

function replaceWord(text: string, secret: string): string {
  const pattern = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'giu'), '[redacted]')
}
