import {Stack, Text} from '@sanity/ui'
import type {EffectChange} from '@upline/domain/content/publish-effect.ts'
import {Note} from '../note.tsx'

/** Renders a place with its text that goes, crossed out, and the text that comes. */
export function Change({place, note, ...texts}: EffectChange) {
  const {before, after} = withoutCommon(texts)
  const style = {whiteSpace: 'pre-line', overflowWrap: 'anywhere'} as const
  return (
    <Stack gap={2}>
      <Note>{place}</Note>
      {note && <Text size={1}>{note}</Text>}
      {before !== undefined && (
        <Text as="del" size={1} muted style={style}>
          {before}
        </Text>
      )}
      {after !== undefined && (
        <Text as="ins" size={1} style={{...style, textDecoration: 'none'}}>
          {after}
        </Text>
      )}
    </Stack>
  )
}

type Texts = {before?: string | undefined; after?: string | undefined}

/** Characters around a difference. */
const context = 60

/** Shortens the text that both versions start and end with. */
function withoutCommon({before, after}: Texts): Texts {
  if (before === undefined || after === undefined) return {before, after}
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [from, until] = [start - context, end - context]
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(Math.max(0, from), text.length - Math.max(0, until))}${until > 0 ? '…' : ''}`
  return {before: cut(before), after: cut(after)}
}
