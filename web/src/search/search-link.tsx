import {type ComponentType, useEffect, useEffectEvent, useRef, useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {PageLink} from '../content/page-link.tsx'
import {useInterfaceText} from '../content/site-context.ts'
import {Icon} from '../ui/icon.tsx'
import {useClientValue} from '../ui/use-client-value.ts'
import {isShortcutOff} from './search-shortcut.ts'

export type SearchDialogProps = {
  path: string
  /** Returns what the visitor typed before the dialog was open. */
  takeTyped: () => string
  onClose: () => void
}

/** A link to the search page. With script it opens the search dialog, as do Ctrl+K, Cmd+K and, unless switched off, `/`. */
export function SearchLink({path}: {path: string}) {
  const labels = useInterfaceText()
  const isOff = useClientValue<boolean>(isShortcutOff(), false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const navigate = useNavigate()
  /** What the visitor types while the dialog's code loads; undefined at other times. */
  const typed = useRef<string>(undefined)
  const takeTyped = () => {
    const text = typed.current ?? ''
    typed.current = undefined
    return text
  }
  const open = () => {
    if (Dialog) return
    const field = location.pathname === path && document.querySelector<HTMLElement>('main input[type=search]')
    // The page is a search itself.
    if (field) return field.focus()
    typed.current ??= ''
    import('./search-dialog.tsx').then(
      ({SearchDialog}) => setDialog(() => SearchDialog),
      () => {
        const q = takeTyped()
        navigate(q ? `${path}?${new URLSearchParams({q})}` : path)
      },
    )
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, target} = event
    const isCommand = event.ctrlKey || event.metaKey
    const isTyped = typed.current !== undefined && !isCommand && key.length === 1
    if (!isTyped && key !== (isCommand ? 'k' : '/')) return
    if (target instanceof Element && target.closest('input,textarea,[contenteditable]')) return
    if (!isTyped && !isCommand && isShortcutOff()) return
    event.preventDefault()
    if (isTyped) typed.current += key
    else open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <PageLink
        to={path}
        aria-label={labels.searchOpen ?? undefined}
        aria-keyshortcuts={isOff ? 'Control+K' : '/ Control+K'}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
        className="grid size-11 place-items-center rounded-sm transition-colors hover:bg-tint"
      >
        <Icon name="search" />
      </PageLink>
      {Dialog && <Dialog path={path} takeTyped={takeTyped} onClose={() => setDialog(undefined)} />}
    </>
  )
}
