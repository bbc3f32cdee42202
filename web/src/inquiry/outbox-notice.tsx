import {useSyncExternalStore} from 'react'
import {useInterfaceText} from '../content/site-context.ts'
import {Icon} from '../ui/icon.tsx'
import {IconButton} from '../ui/icon-button.tsx'
import {outboxStatus} from './outbox-status.ts'

const texts = {waiting: 'outboxWaiting', sent: 'outboxSent', expired: 'outboxExpired'} as const
const icons = {waiting: 'clock', sent: 'check', expired: 'alert'} as const

/** Reports on any page whether an inquiry saved in this browser has been sent. */
export function OutboxNotice() {
  const labels = useInterfaceText()
  const status = useSyncExternalStore(outboxStatus.subscribe, outboxStatus.get, () => undefined)
  return (
    // The region is always rendered, because screen readers do not announce one that appears with its message.
    <div
      role="status"
      data-screen-only
      className="pointer-events-none fixed inset-x-(--gutter) top-(--header-height) mt-4 z-30 flex justify-end"
    >
      {status && (
        <div className="page-enter pointer-events-auto flex max-w-md items-start gap-4 rounded-md border border-rule border-l-3 border-l-accent bg-raised py-3 pr-2 pl-5 lifted">
          <Icon name={icons[status]} className="mt-2.5 size-6 text-accent" />
          <p className="py-2.5">{labels[texts[status]]}</p>
          <IconButton icon="close" label={labels.close} onClick={() => outboxStatus.set(undefined)} />
        </div>
      )}
    </div>
  )
}
