import {Card, Stack, Text} from '@sanity/ui'
import {
  type EffectChange,
  type EffectGroup,
  effectSummary,
  type PublishEffect,
} from '@upline/domain/content/publish-effect.ts'
import {siteUrl} from '../site-url.ts'
import {List} from '../ui/list.tsx'
import {Note} from '../ui/note.tsx'

const maxGroups = 100
const maxPages = 5
const states = {new: 'New on the site', gone: 'No longer on the site', changed: undefined} as const

/** Renders what a publish changes: the number of pages and places, then each page with the text that goes and comes. */
export function EffectList({effect, maxHeight}: {effect: PublishEffect; maxHeight?: number | undefined}) {
  const {groups, uncompared} = effect
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold" role="status">
        {effectSummary(effect)}
      </Text>
      {uncompared > 0 && (
        <Note>{uncompared.toLocaleString('en-US')} more pages could not be compared in time.</Note>
      )}
      <List
        label="What changes on the site"
        {...(maxHeight !== undefined && {maxHeight})}
        more={Math.max(0, groups.length - maxGroups)}
      >
        {groups.slice(0, maxGroups).map((group) => (
          <Group key={JSON.stringify(group.where[0])} {...group} />
        ))}
      </List>
    </Stack>
  )
}

function Group({where, state, changes}: EffectGroup) {
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={4}>
        <List more={Math.max(0, where.length - maxPages)}>
          {where.slice(0, maxPages).map(({title, path}) => (
            <Text as="li" key={path ?? title} size={1} weight="medium">
              {path === undefined ? (
                title
              ) : (
                <a href={new URL(path, siteUrl).href} target="_blank" rel="noopener noreferrer">
                  {title}
                </a>
              )}
            </Text>
          ))}
        </List>
        {states[state] && <Note>{states[state]}</Note>}
        {state === 'changed' && changes.map((change) => <Change key={JSON.stringify(change)} {...change} />)}
      </Stack>
    </Card>
  )
}

function Change({place, note, ...texts}: EffectChange) {
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
