import {pathProblem} from '@upline/schemas/validation/page-paths.ts'

const longest = 60

/**
 * The path that a title suggests, beside the path that stands there: '/insurance/' and “Final Expense” give
 * '/insurance/final-expense'. Undefined where the title holds no words, and for the home page, which stays where it is.
 */
export function suggestedPath(title: unknown, current: unknown): string | undefined {
  if (typeof title !== 'string' || current === '/') return undefined
  const name = pathName(title)
  if (!name) return undefined
  const parent = typeof current === 'string' ? current.slice(0, current.lastIndexOf('/') + 1) : ''
  const path = `${parent.startsWith('/') ? parent : '/'}${name}`
  return pathProblem(path) === true ? path : undefined
}

/** The words of a title as the last part of a path; without facts in braces and what follows a bar (the company's name). */
function pathName(title: string): string {
  const words = (title.split('|')[0] ?? '')
    .replace(/\{\w*\}/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let name = (words[0] ?? '').slice(0, longest)
  for (const word of words.slice(1)) {
    if (name.length + 1 + word.length > longest) break
    name += `-${word}`
  }
  return name
}
