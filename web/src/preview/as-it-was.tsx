import {archivedPath} from '@upline/domain/content/own-paths.ts'
import {type SyntheticEvent, useEffect, useRef, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'

/**
 * Covers the page with the archived one of a past date or moment. The frame runs no script, so that an old page does nothing. The preview
 * follows its links.
 */
export function AsItWas({moment}: {moment: string}) {
  const {pathname} = useLocation()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  // The bar of an archived page leads to its other versions.
  const [shown, setShown] = useState({moment, path: pathname})
  useEffect(() => {
    if (dialog.current) showWithoutFocus(dialog.current)
  }, [])
  useEffect(() => setShown(({moment}) => ({moment, path: pathname})), [pathname])

  const follow = ({currentTarget}: SyntheticEvent<HTMLIFrameElement>) => {
    const {pathname: address = ''} = currentTarget.contentWindow?.location ?? {}
    const [, at, path] = /^\/_archive\/([^/]+)(\/.*)$/.exec(address) ?? []
    if (!at || !path) return
    setShown({moment: at, path})
    // With the date, because a page that is gone today loads again.
    if (path !== pathname) void navigate(`${path}?date=${at}`)
  }
  return (
    <dialog
      ref={dialog}
      aria-label="The page as visitors saw it"
      // The date bar of the Studio leads back to today.
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 size-full max-h-none max-w-none bg-page"
    >
      <iframe
        title="Archived page"
        // The page reads the address of the frame. Without allow-scripts, the origin gives the frame no rights.
        sandbox="allow-same-origin allow-downloads"
        src={archivedPath(shown.moment, shown.path)}
        onLoad={follow}
        className="size-full"
      />
    </dialog>
  )
}

/** A dialog that opens takes the focus, which would end the typing of a date in the Studio, unless it is inert meanwhile. */
function showWithoutFocus(dialog: HTMLDialogElement): void {
  dialog.inert = true
  dialog.showModal()
  dialog.inert = false
}
