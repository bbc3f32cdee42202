import slugify from '@sindresorhus/slugify'
import {validatePath} from '@upline/schemas/validation/page-paths.ts'

const maxLength = 60

/**
 * Returns a path for a title in the folder of the current path: “Final Expense” and '/insurance/' give '/insurance/final-expense'.
 * Returns undefined if the title has no letters or digits.
 */
export function suggestedPath(title: unknown, current: unknown): string | undefined {
  if (typeof title !== 'string') return undefined
  const name = pathName(title)
  if (!name) return undefined
  const parent = typeof current === 'string' ? current.slice(0, current.lastIndexOf('/') + 1) : ''
  const path = `${parent.startsWith('/') ? parent : '/'}${name}`
  return validatePath(path) ? undefined : path
}

/** Returns the title as the last segment of a path, without tokens and without the company's name after a bar. */
function pathName(title: string): string {
  const text = (title.split('|')[0] ?? '').normalize('NFKC').replace(/\{\w*\}/g, ' ')
  const parts = slugify(text, {
    decamelize: false,
    customReplacements: [
      ['’', ''],
      ["'", ''],
    ],
  }).split('-')
  let name = (parts[0] ?? '').slice(0, maxLength)
  for (const word of parts.slice(1)) {
    if (name.length + 1 + word.length > maxLength) break
    name += `-${word}`
  }
  return name
}
