import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {changeText} from '@upline/editorial/checks/changes.ts'
import type {DatedEffect} from '../../ui/effect/fetch-effect.ts'

/** Limits of a stored review, because hosted Sanity accepts documents up to 1 MB. */
const maxChanges = 200
const maxCharacters = 2000

/** Returns what a draft changes as lines of a stored review. */
export const changeLines = (changes: readonly EffectChange[]): string[] => limited(changes.map(changeText))

/** Returns the rendered pages of effects as lines: `From 2027-01-01: About us (/about), Page: “49” → “50”`. */
export function effectLines(effects: readonly DatedEffect[] | undefined): string[] {
  if (!effects) return ['Not compared with the site']
  const lines = effects.flatMap(({effect, date}) =>
    effect.groups.flatMap(({where, state, changes}) => {
      const pages = where.map(({title, path}) => (path ? `${title} (${path})` : title)).join(', ')
      const texts =
        state === 'changed'
          ? changes.map((change) => `${pages}, ${changeText(change)}`)
          : [`${pages}: ${state}`]
      return date ? texts.map((text) => `From ${date}: ${text}`) : texts
    }),
  )
  return limited(lines)
}

const limited = (lines: readonly string[]): string[] =>
  lines.slice(0, maxChanges).map((line) => line.slice(0, maxCharacters))
