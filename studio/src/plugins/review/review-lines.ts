import type {EffectChange, PublishEffect} from '@upline/domain/content/publish-effect.ts'
import {changeText} from '@upline/editorial/checks/changes.ts'

/** Limits of a stored review, because hosted Sanity accepts documents up to 1 MB. */
const maxChanges = 200
const maxCharacters = 2000

/** Returns what a draft changes as lines of a stored review. */
export const changeLines = (changes: readonly EffectChange[]): string[] => limited(changes.map(changeText))

/** Returns the rendered pages of an effect as lines: `About us (/about), Page: “49” → “50”`. */
export function effectLines(effect: PublishEffect | undefined): string[] {
  if (!effect) return ['Not compared with the site']
  const lines = effect.groups.flatMap(({where, state, changes}) => {
    const pages = where.map(({title, path}) => (path ? `${title} (${path})` : title)).join(', ')
    return state === 'changed'
      ? changes.map((change) => `${pages}, ${changeText(change)}`)
      : [`${pages}: ${state}`]
  })
  return limited(lines)
}

const limited = (lines: readonly string[]): string[] =>
  lines.slice(0, maxChanges).map((line) => line.slice(0, maxCharacters))
