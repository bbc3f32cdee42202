import type {ContentDocument} from './entries.ts'

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  '#x2F': '/',
  '#96': '`',
}

/** Inquiries are stored HTML-escaped. Undone once here and shown as text, a value reads as it was typed. */
export function unescapeHtml(stored: string | undefined): string {
  return String(stored ?? '').replace(
    /&(amp|lt|gt|quot|#0?39|#x27|#x2F|#96);/g,
    (entity, name: string) => characters[name] ?? entity,
  )
}

const absolute = new Intl.DateTimeFormat(undefined, {dateStyle: 'medium', timeStyle: 'medium'})
const relative = new Intl.RelativeTimeFormat('en', {numeric: 'auto', style: 'short'})
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

export function absoluteTime(iso: string): string {
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? String(iso) : absolute.format(time)
}

export function relativeTime(iso: string): string {
  const seconds = (Date.now() - Date.parse(iso)) / 1000
  for (const [unit, length] of units) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit)
  }
  return 'just now'
}

/** The name a person would give a document: what most schemas keep in `title` or `name`. */
export function documentTitle(document: ContentDocument): string {
  const named = [document.title, document.name, document.label, document.path, document.originalFilename]
  return named.find((value): value is string => typeof value === 'string' && value !== '') ?? document._id
}

export function typeTitle(type: string): string {
  const words = type
    .replace(/^sanity\./, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
