import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {useInterfaceText} from './site-context.ts'

type Props = {
  /** Set by contentInForce only if the period has expired without a later version. */
  period: {overNote: string | null; effectiveUntil: string | null}
  className?: string
}

export function PeriodNote({period: {overNote, effectiveUntil}, className = ''}: Props) {
  const {periodOver} = useInterfaceText()
  // Fields without a value are not in the page's data.
  if (typeof overNote !== 'string') return null
  const note = overNote || fill(periodOver, {date: formatDate(effectiveUntil ?? '')})
  return <p className={`border-l-3 border-l-accent pl-3 font-semibold ${className}`}>{note}</p>
}

/** The effective date of a disclaimer; renders nothing without a date. */
export function EffectiveDate({date}: {date: string | null}) {
  const {effectiveSince} = useInterfaceText()
  if (!date) return null
  return <p className="mt-2 text-sm text-soft">{fill(effectiveSince, {date: formatDate(date)})}</p>
}
