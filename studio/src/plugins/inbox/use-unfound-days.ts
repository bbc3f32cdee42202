import {addDays} from '@upline/domain/dates/date.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {unfoundDays} from '@upline/schemas/health/unfound.ts'
import {useData} from '../../ui/query-client.ts'
import {type InboxOptions, useAccess} from './use-access.ts'

const refreshMs = 5 * 60_000

/** Returns what visitors did not find, by day. Only readers of the inbox may read it. */
export function useUnfoundDays(options: InboxOptions) {
  const {access} = useAccess(options)
  const inbox = access?.state === 'staff' ? access.connection.inbox : undefined
  const {data: days = [], isError} = useData({
    queryKey: ['unfound', inbox !== undefined],
    queryFn: async () => (await inbox?.unfound(addDays(siteDate(), -unfoundDays))) ?? [],
    refetchInterval: refreshMs,
  })
  return {days, hasFailed: isError, isSignedOut: access?.state === 'signed out'}
}
