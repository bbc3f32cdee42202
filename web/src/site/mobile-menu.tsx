import {type MouseEvent, useId, useRef} from 'react'
import {ActionList} from '../content/action-list.tsx'
import {useDataAttribute} from '../content/data-attribute.ts'
import {useInterfaceText, useSite} from '../content/site-context.ts'
import {Icon} from '../ui/icon.tsx'
import {IconButton} from '../ui/icon-button.tsx'
import {CallLink} from './call-link.tsx'
import {MenuLink} from './menu-link.tsx'

/** The menu of narrow screens: a modal dialog, which invoker attributes open and close before there is any script. */
export function MobileMenu() {
  const {navigation} = useSite()
  const attribute = useDataAttribute()
  const labels = useInterfaceText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // A chosen link closes the menu; so does a press outside, which browsers without `closedby` report as one on the
  // dialog itself, as the panel fills it.
  const onClick = ({target, currentTarget}: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
  }

  return (
    <div className="@min-[64rem]:hidden">
      <IconButton
        icon="menu"
        label={labels.menuOpen}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The command would open it a second time, which browsers warn about.
          event.preventDefault()
          dialog.current?.showModal()
        }}
        className="-mr-2"
        {...{command: 'show-modal', commandfor: id}}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={labels.menuTitle ?? undefined}
        closedby="any"
        onClick={onClick}
        className="drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[85%] max-w-drawer overflow-y-auto overscroll-contain bg-ground text-fg"
      >
        <div className="flex min-h-full flex-col px-(--gutter) pb-10">
          <div className="flex h-(--header-height) shrink-0 items-center justify-between">
            <p className="font-serif text-lg font-semibold">{labels.menuTitle}</p>
            <IconButton
              icon="close"
              label={labels.menuClose}
              onClick={() => dialog.current?.close()}
              className="-mr-2"
              {...{command: 'close', commandfor: id}}
            />
          </div>
          <ul className="border-t border-rule-strong">
            {navigation?.groups?.map((group) => (
              <li
                key={group._key}
                data-sanity={attribute?.(['groups', {_key: group._key}, 'label'])}
                className="border-b border-rule"
              >
                {group.items?.length ? (
                  <details name={`${id}-groups`} className="unfold">
                    <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
                      <span className="min-w-0">{group.label}</span>
                      <Icon name="chevron-down" className="chevron size-5" />
                    </summary>
                    <ul className="max-h-100 overflow-y-auto pb-3">
                      {group.items.map((item, index) => (
                        <li key={index}>
                          <MenuLink
                            link={item.link}
                            className="flex min-h-11 items-center py-2 pl-4 wrap-anywhere text-soft"
                          >
                            {item.label}
                          </MenuLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <MenuLink
                    link={group.link}
                    className="flex min-h-14 items-center font-semibold wrap-anywhere"
                  >
                    {group.label}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
          <CallLink className="mt-6 flex min-h-12 items-center gap-3 text-lg font-semibold text-link figures" />
          <ActionList actions={[navigation?.action]} field="action" className="mt-4 *:w-full" />
        </div>
      </dialog>
    </div>
  )
}
