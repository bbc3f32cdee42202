import {Card, Stack, Text} from '@sanity/ui'
import {Note} from '../ui/note.tsx'
import type {Change} from './changes.ts'

/** Renders differences; `changes` is undefined until they are loaded. */
export function ChangeList({changes}: {changes: readonly Change[] | undefined}) {
  if (!changes) return <Note>Comparing…</Note>
  if (changes.length === 0) return <Note>Nothing that readers see.</Note>
  return (
    <Card border radius={2} padding={3} style={{maxHeight: 320, overflow: 'auto'}} tabIndex={0}>
      <Stack as="ul" gap={4} aria-label="What changed">
        {changes.map(({place, before, after, note}) => (
          <Stack as="li" key={`${place} ${before} ${after} ${note}`} gap={2}>
            <Text size={1} weight="medium">
              {place}
            </Text>
            {note && <Text size={1}>{note}</Text>}
            {before !== undefined && (
              <Text as="del" size={1} muted>
                {before}
              </Text>
            )}
            {after !== undefined && (
              <Text as="ins" size={1} style={{textDecoration: 'none'}}>
                {after}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
