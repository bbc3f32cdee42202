import {type FocusEvent, useId, useRef, useState} from 'react'
import {useDataAttribute} from '../content/data-attribute.ts'
import type {SiteData} from '../content/types.ts'
import {MenuLink} from './menu-link.tsx'

export type NavGroup = NonNullable<NonNullable<SiteData['navigation']>['groups']>[number]

const itemClass =
  'flex min-h-11 items-center gap-1 rounded-sm px-1 text-left text-xs leading-tight font-semibold transition-colors hover:bg-tint @min-[80rem]:px-2 @min-[80rem]:text-sm'

/** A group of the header's menu. Its panel is a native popover, which opens, closes and returns the focus before there is any script. */
export function MenuGroup({group}: {group: NavGroup}) {
  const edit = useDataAttribute()?.(['groups', {_key: group._key}, 'label'])
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  if (!group.items?.length) {
    return (
      <li data-sanity={edit}>
        <MenuLink link={group.link} className={itemClass}>
          {group.label}
        </MenuLink>
      </li>
    )
  }
  const close = () => panel.current?.hidePopover?.()
  // Otherwise the panel would cover the next focused element.
  const onBlur = ({currentTarget, relatedTarget}: FocusEvent<HTMLLIElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <li data-sanity={edit} onBlur={onBlur}>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className={`${itemClass} aria-expanded:bg-tint`}
      >
        {group.label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="menu-panel fixed inset-x-0 top-(--header-height) bottom-auto m-0 w-full max-w-none border-y border-rule bg-raised py-10 text-fg lifted"
      >
        <div className="container-page grid grid-cols-12 gap-x-8">
          <p className="col-span-3 font-serif text-h2 leading-tight font-semibold">{group.label}</p>
          <ul className="col-span-9 grid grid-cols-2 gap-x-8 xl:grid-cols-3">
            {group.items.map((item, index) => (
              <li key={index} className="border-t border-rule">
                <MenuLink link={item.link} onClick={close} className="group block h-full py-4">
                  <span className="font-semibold decoration-accent underline-offset-4 group-hover:underline">
                    {item.label}
                  </span>
                  {item.description && (
                    <span className="mt-1 block text-sm text-soft">{item.description}</span>
                  )}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
