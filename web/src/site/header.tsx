import {useSyncExternalStore} from 'react'
import {ActionList} from '../content/action-list.tsx'
import {useInterfaceText, useSite} from '../content/site-context.ts'
import {SearchLink} from '../search/search-link.tsx'
import {classNames} from '../ui/class-names.ts'
import {Brand} from './brand.tsx'
import {CallLink} from './call-link.tsx'
import {MenuGroup} from './menu-group.tsx'
import {MobileMenu} from './mobile-menu.tsx'

/** The head of every page. Container queries follow its width in letters; media queries would ignore enlarged letters. */
export function Header() {
  const {navigation} = useSite()
  const labels = useInterfaceText()
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > 10,
    () => false,
  )
  return (
    <header
      data-site-header
      data-scrolled={scrolled || undefined}
      className={classNames(
        '@container fixed inset-x-0 top-0 z-40 [@media(height<25rem)]:absolute h-(--header-height) border-b bg-ground transition-colors',
        scrolled ? 'border-rule lifted' : 'border-transparent',
      )}
    >
      {/* A narrow desktop with its menu has room for either the name or the rings. */}
      <div className="container-page flex h-full items-center justify-between gap-1 @min-[28rem]:gap-2 @min-[40rem]:gap-6 @min-[64rem]:gap-2 @min-[80rem]:gap-4 @min-[64rem]:@max-[80rem]:[&>a>svg]:hidden">
        <Brand />
        <nav
          id="main-navigation"
          tabIndex={-1}
          aria-label={labels.mainNavigation ?? undefined}
          className="flex h-full items-center gap-2 @max-[64rem]:shrink-0 @max-[27rem]:gap-0 @min-[40rem]:gap-3 @min-[64rem]:gap-0 @min-[80rem]:gap-1"
        >
          <ul className="hidden h-full min-w-0 items-center @min-[64rem]:flex">
            {navigation?.groups?.map((group) => (
              <MenuGroup key={group._key} group={group} />
            ))}
          </ul>
          <CallLink
            // Only the icon fits.
            className="grid size-11 place-items-center rounded-sm transition-colors hover:bg-tint @max-[24.25rem]:hidden"
            labelClass="sr-only"
          />
          {navigation?.searchPath && <SearchLink path={navigation.searchPath} />}
          <ActionList
            actions={[navigation?.action]}
            field="action"
            // Narrower than this, in letters, there is room for the name and the menu alone.
            className="shrink-0 whitespace-nowrap @max-[22.5rem]:hidden @min-[64rem]:@max-[80rem]:*:px-3 @min-[64rem]:@max-[80rem]:*:text-sm @min-[80rem]:*:px-4 @max-[40rem]:*:min-h-11 @max-[28rem]:*:px-2 @min-[28rem]:@max-[40rem]:*:px-3 @max-[40rem]:*:py-2 @max-[28rem]:*:text-[0.8125rem] @min-[28rem]:@max-[40rem]:*:text-sm"
          />
          <MobileMenu />
        </nav>
      </div>
    </header>
  )
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, {passive: true})
  return () => window.removeEventListener('scroll', listener)
}
