import {isDay} from '@upline/domain/periods/period.ts'
import {isObject} from '@upline/schemas/health/stored-document.ts'
import {pathProblem} from '@upline/schemas/validation/page-paths.ts'
import type {Shape} from './shapes.ts'

/** No text of a page is as long; one that stands on every page would make each of them as large. In characters. */
const longestText = 50_000

/** No number of a site is as large; one that is makes nonsense of what is calculated with it. */
const largestNumber = 1e9

const texts: readonly Shape[] = ['text', 'name', 'path', 'date', 'key']
export const isText = (shape: Shape): boolean => texts.includes(shape)

/** What is wrong with a value itself, whatever is inside of it; undefined where nothing is. */
export function problemOf(shape: Shape, value: unknown): string | undefined {
  if (shape === 'key') return undefined
  if (value === null || value === undefined) return 'is missing'
  if (isText(shape)) return textProblem(shape, value)
  if (typeof value === 'number' && Math.abs(value) > largestNumber) return 'is no number to be shown'
  if (typeof shape === 'string') return typeof value === shape ? undefined : `is no ${shape}`
  if ('list' in shape) return Array.isArray(value) ? undefined : 'is no list'
  if (!isObject(value)) return 'is no object'
  const type = value._type
  const isKnown =
    'types' in shape
      ? shape.types.has(String(type))
      : shape.type === undefined || type === undefined || type === shape.type
  return isKnown ? undefined : `is of a type that cannot stand there: ${JSON.stringify(type)?.slice(0, 60)}`
}

function textProblem(shape: Shape, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'is no text'
  if (value.length > longestText) return `is longer than ${longestText} characters`
  if (shape === 'name' && value.trim() === '') return 'is empty'
  if (shape === 'date' && !isDay(value)) return 'is no date'
  const path = shape === 'path' ? pathProblem(value) : true
  return path === true ? undefined : `is no path: ${path}`
}
