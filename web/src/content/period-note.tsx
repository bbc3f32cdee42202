import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {useInterfaceText} from './site-context.ts'

type Props = {
  /** See contentInForce: there is one only where the period is over and nothing follows. */
  period: {overNote: string | null; effectiveUntil: string | null}
  className?: string
}

/** Says that a rule or figure has expired, in the message of the staff. */
export function PeriodNote({period: {overNote, effectiveUntil}, className = ''}: Props) {
  const {periodOver} = useInterfaceText()
  // Fields without a value are not in the page's data.
  if (typeof overNote !== 'string') return null
  const note = overNote || fill(periodOver, {date: formatDate(effectiveUntil ?? '')})
  return <p className={`border-l-3 border-l-accent pl-3 font-semibold ${className}`}>{note}</p>
}
