import type {Doc} from '../src/documents/document.ts'

export const authors = 100

const words =
  'river stone light garden window market season harbor letter paper music silver morning bridge forest signal copper island winter orchard'.split(
    ' ',
  )

/** Documents of about 2 kB each: posts and pages with references, as a site has them. The same each time. */
export function* documents(count: number): Generator<Omit<Doc, '_rev' | '_createdAt' | '_updatedAt'>> {
  for (let n = 0; n < authors; n += 1) {
    yield {_id: `author-${n}`, _type: 'author', name: `Author ${n}`, text: text(n, 250)}
  }
  for (let n = 0; n < count - authors; n += 1) {
    yield {
      _id: `post-${n}`,
      _type: n % 5 === 0 ? 'page' : 'post',
      path: `/section/${n}`,
      title: `${word(n)} ${word(n * 7 + 3)} number ${n}`,
      date: new Date(Date.UTC(2020, 0, 1) + ((n * 7919) % count) * 60_000).toISOString(),
      author: reference(n),
      sections: Array.from({length: 7}, (_, key) => ({
        _key: `s${key}`,
        _type: 'section',
        text: text(n + key, 24),
        by: reference(n + key),
      })),
    }
  }
}

function reference(n: number) {
  return {_type: 'reference', _ref: `author-${n % authors}`}
}

function text(n: number, length: number): string {
  return Array.from({length}, (_, k) => word(n * 31 + k * (1 + (n % 7)))).join(' ')
}

function word(n: number): string {
  // Every twentieth word is one that few documents have.
  return n % 20 === 0 ? `rare${n % 977}` : (words[n % words.length] ?? '')
}
