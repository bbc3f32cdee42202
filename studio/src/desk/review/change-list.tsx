import {Card} from '@sanity/ui'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {Change} from '../../ui/effect/change.tsx'
import {List} from '../../ui/list.tsx'
import {Note} from '../../ui/note.tsx'

/** Renders differences; `changes` is undefined until they are loaded. */
export function ChangeList({changes}: {changes: readonly EffectChange[] | undefined}) {
  if (!changes) return <Note>Comparing…</Note>
  if (changes.length === 0) return <Note>Nothing that visitors can see.</Note>
  return (
    <Card border radius={2} padding={3}>
      <List label="What changed" maxHeight={320}>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>
            <Change {...change} />
          </li>
        ))}
      </List>
    </Card>
  )
}
