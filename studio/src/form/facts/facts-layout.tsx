import {setTimeZone} from '@upline/domain/dates/site-date.ts'
import type {DatedFact} from '@upline/domain/periods/figures.ts'
import {useMemo} from 'react'
import type {LayoutProps} from 'sanity'
import {setFactValues} from '../../ui/fact-values.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'

const query = `*[_id == "siteSettings" || _type == "fact" && defined(key) && defined(value)]{
  _id, _type, timeZone, key, value, year, effectiveFrom, effectiveUntil
}`

type Stored = DatedFact & {_type: string; timeZone?: unknown}

/** Renders the Studio once the facts and the time zone are loaded, because previews and dates need them, and keeps them current. */
export function FactsLayout(props: LayoutProps) {
  const {data, hasFailed} = useLiveQuery<Stored[]>(query, {}, {perspective: 'published', tag: 'facts'})
  useMemo(() => {
    setTimeZone(data?.find(({_type}) => _type === 'siteSettings')?.timeZone)
    setFactValues(data?.filter(({_type}) => _type === 'fact') ?? [])
  }, [data])
  // Without facts, previews show tokens.
  return data || hasFailed ? props.renderDefault(props) : null
}
