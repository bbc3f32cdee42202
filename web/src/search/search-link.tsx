import {type ComponentType, useEffect, useEffectEvent, useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {PageLink} from '../content/page-link.tsx'
import {useInterfaceText} from '../content/site-context.ts'
import {Icon} from '../ui/icon.tsx'
import {useClientValue} from '../ui/use-client-value.ts'
import {isShortcutOff} from './search-shortcut.ts'

export type SearchDialogProps = {path: string; onClose: () => void}

/** A link to the search page. With script it opens the search dialog, as do Ctrl+K, Cmd+K and, unless switched off, `/`. */
export function SearchLink({path}: {path: string}) {
  const labels = useInterfaceText()
  const isOff = useClientValue<boolean>(isShortcutOff(), false)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const navigate = useNavigate()
  const open = () =>
    import('./search-dialog.tsx').then(
      ({SearchDialog}) => setDialog(() => SearchDialog),
      () => navigate(path),
    )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const {key, target} = event
    const isCommand = event.ctrlKey || event.metaKey
    if (key !== (isCommand ? 'k' : '/')) return
    if (target instanceof Element && target.closest('input,textarea,[contenteditable]')) return
    if (!isCommand && isShortcutOff()) return
    event.preventDefault()
    open()
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
      {Dialog && <Dialog path={path} onClose={() => setDialog(undefined)} />}
    </>
  )
}
