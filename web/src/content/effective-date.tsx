import {fill} from '../lib/fill.ts'
import {formatDate} from '../lib/format-date.ts'
import {useInterfaceText} from './site-context.ts'

/** The day from which a disclaimer's wording holds; nothing where staff set none. */
export function EffectiveDate({date}: {date: string | null}) {
  const {effectiveSince} = useInterfaceText()
  if (!date) return null
  return <p className="mt-2 text-sm text-soft">{fill(effectiveSince, {date: formatDate(date)})}</p>
}
