import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {useInterfaceText} from './site-context.ts'

/** The effective date of a disclaimer; renders nothing without a date. */
export function EffectiveDate({date}: {date: string | null}) {
  const {effectiveSince} = useInterfaceText()
  if (!date) return null
  return <p className="mt-2 text-sm text-soft">{fill(effectiveSince, {date: formatDate(date)})}</p>
}
