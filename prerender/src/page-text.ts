// Next to each other, two links or spans are two things.
const neighbours = /<\/(?:a|span)>(?=<(?:a|span)\b)/g
const skipped = /<(script|style|svg|nav|form|button|select|template)\b[\s\S]*?<\/\1>/g
// Between the others words go on: a token in bold is part of its sentence.
const inlineTag = /<\/?(?:a|abbr|b|em|i|mark|span|strong|sub|sup)\b[^>]*>/g
const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '}

/** What a visitor reads between the header and the footer of a rendered page, in one line. */
export function pageText(html: string): string {
  const start = html.indexOf('<main')
  const main = html.slice(start, html.indexOf('</main>', start))
  return (
    main
      .replace(skipped, ' ')
      // React's marks between texts.
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(neighbours, ' ')
      .replace(inlineTag, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(
        /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
        (entity, hex?: string, decimal?: string, name?: string) => {
          if (name) return entities[name] ?? entity
          return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        },
      )
      .replace(/\s+/g, ' ')
      .trim()
  )
}
