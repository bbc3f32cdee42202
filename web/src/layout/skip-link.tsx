import {useInterfaceText} from '../content/site-context.tsx'

/** The first thing the keyboard reaches on every page. */
export function SkipLink() {
  const words = useInterfaceText()
  return (
    <a
      href="#main-navigation"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-sm bg-fill px-5 py-3 font-semibold text-on-fill focus:translate-y-0"
    >
      {words.skipLink}
    </a>
  )
}
