import {useInterfaceText} from '../content/site-context.ts'

const linkClass =
  'fixed top-2 left-2 z-50 rounded-sm bg-fill px-5 py-3 font-semibold text-on-fill not-focus:sr-only'

/** Skip links, the first focusable elements of every page; visible only while focused. */
export function SkipLink() {
  const labels = useInterfaceText()
  return (
    <>
      <a href="#main-navigation" className={linkClass}>
        {labels.skipLink}
      </a>
      <a href="#main" className={linkClass}>
        {labels.skipToContent}
      </a>
    </>
  )
}
