import {ActionList} from '../content/action-list.tsx'
import {useInterfaceText, useSite} from '../content/site-context.tsx'
import {classNames} from '../ui/class-names.ts'
import {Brand} from './brand.tsx'
import {MenuGroup} from './menu-group.tsx'
import {MobileMenu} from './mobile-menu.tsx'
import {useScrolled} from './use-scrolled.ts'

/** The head of every page: the way home, the menus, the way in. Stays on top; tells when the page is under it. */
export function Header() {
  const {navigation} = useSite()
  const words = useInterfaceText()
  const scrolled = useScrolled(10)
  return (
    <header
      data-site-header
      data-scrolled={scrolled || undefined}
      className={classNames(
        'fixed inset-x-0 top-0 z-40 h-(--header-height) border-b bg-ground transition-colors',
        scrolled ? 'border-rule lifted' : 'border-transparent',
      )}
    >
      <div className="container-page flex h-full items-center justify-between gap-6">
        <Brand />
        <nav
          id="main-navigation"
          tabIndex={-1}
          aria-label={words.mainNavigation ?? undefined}
          className="flex h-full items-center gap-3"
        >
          <ul className="hidden h-full min-w-0 items-center lg:flex">
            {navigation?.groups?.map((group) => (
              <MenuGroup key={group._key} group={group} />
            ))}
          </ul>
          {navigation?.action && (
            <ActionList
              actions={[navigation.action]}
              field="action"
              className="shrink-0 whitespace-nowrap max-sm:hidden"
            />
          )}
          <MobileMenu />
        </nav>
      </div>
    </header>
  )
}
