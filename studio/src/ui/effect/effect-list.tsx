import {Card, Stack, Text} from '@sanity/ui'
import {type EffectGroup, effectSummary} from '@upline/domain/content/publish-effect.ts'
import {formatDate} from '@upline/web/lib/format-date.ts'
import {List} from '../list.tsx'
import {Note} from '../note.tsx'
import {siteUrl} from '../site-url.ts'
import {Change} from './change.tsx'
import type {DatedEffect} from './fetch-effect.ts'

const maxGroups = 100
const firstPages = 5
const maxPages = 500
const states = {new: 'New on the site', gone: 'No longer on the site', changed: undefined} as const

interface EffectListProps extends DatedEffect {
  /** Whether the effect on another date is shown too. */
  isOneOf?: boolean
  maxHeight?: number | undefined
}

/** Renders what a publish changes: the number of pages and places, then each page with the text that goes and comes. */
export function EffectList({effect, date, isOneOf = false, maxHeight}: EffectListProps) {
  const {groups, uncompared} = effect
  const when = date ? `From ${formatDate(date)}` : isOneOf && 'Today'
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold" role="status">
        {when && `${when}: `}
        {effectSummary(effect)}
      </Text>
      {uncompared > 0 && (
        <Note>{uncompared.toLocaleString('en-US')} more pages could not be compared in time.</Note>
      )}
      <List label="What changes on the site" maxHeight={maxHeight} more={groups.length - maxGroups}>
        {groups.slice(0, maxGroups).map((group) => (
          <Group key={JSON.stringify(group.where[0])} {...group} />
        ))}
      </List>
    </Stack>
  )
}

function Group({where, state, changes}: EffectGroup) {
  const pages = where.slice(0, maxPages).map(({title, path}) => (
    <Text as="li" key={path ?? title} size={1} weight="medium">
      {path === undefined || state === 'new' ? (
        title
      ) : (
        <a href={new URL(path, siteUrl).href} target="_blank" rel="noopener noreferrer">
          {title}
        </a>
      )}
      {path !== undefined && state !== 'changed' && ` (${path})`}
    </Text>
  ))
  return (
    <Card as="li" border radius={2} padding={3}>
      <Stack gap={4}>
        <List>{pages.slice(0, firstPages)}</List>
        {where.length > firstPages && (
          <details>
            <summary style={{fontSize: 13, marginBottom: 8}}>and {where.length - firstPages} more</summary>
            <List more={where.length - maxPages}>{pages.slice(firstPages)}</List>
          </details>
        )}
        {states[state] && <Note>{states[state]}</Note>}
        {state === 'changed' && changes.map((change) => <Change key={JSON.stringify(change)} {...change} />)}
      </Stack>
    </Card>
  )
}
