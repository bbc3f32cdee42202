import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'
import {PageLink} from '../content/page-link.tsx'
import {useInterfaceText} from '../content/site-context.ts'
import {fill} from '../lib/fill.ts'
import {buttonClass} from '../ui/button-class.ts'
import {IconButton} from '../ui/icon-button.tsx'
import {kindLabel, kindsOf} from './search-kinds.ts'
import type {SearchDialogProps} from './search-link.tsx'
import {SearchResult} from './search-result.tsx'
import {isShortcutOff, setShortcut} from './search-shortcut.ts'
import {SearchStatus} from './search-status.tsx'
import {useSearch} from './use-search.ts'

const most = 8

/** The search dialog: a combobox with a list of the found pages. Escape and a press outside close it. */
export function SearchDialog({path, takeTyped, onClose}: SearchDialogProps) {
  const labels = useInterfaceText()
  const id = useId()
  const navigate = useNavigate()
  const {key} = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const openedAt = useRef(key)
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const search = useSearch(text, most)
  const {hits} = search
  const close = () => dialog.current?.close()
  const all = `${path}?q=${encodeAddressPart(text.trim())}`

  const openFirst = useEffectEvent(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    field.current?.focus()
    setText(takeTyped())
  })
  useEffect(() => openFirst(), [])
  // A page was opened.
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [key])

  const moveTo = (index: number) => {
    setActive(index)
    document.getElementById(`${id}-${index}`)?.scrollIntoView?.({block: 'nearest'})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') moveTo(active + 1 < hits.length ? active + 1 : 0)
    else if (event.key === 'ArrowUp') moveTo(active > 0 ? active - 1 : hits.length - 1)
    else if (event.key === 'Enter' && text.trim()) {
      close()
      navigate(hits[active]?.path ?? all)
    } else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      aria-label={labels.searchLabel ?? undefined}
      closedby="any"
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget) currentTarget.close()
      }}
      className="search-dialog mx-auto mt-(--header-height) max-h-[calc(100dvh-2*var(--header-height))] w-[calc(100%-2*var(--gutter))] max-w-2xl overflow-y-auto rounded-sm border border-rule bg-raised text-fg lifted"
    >
      <div className="px-5 py-4 sm:px-8 sm:py-6">
        <div className="flex items-center gap-2">
          <label htmlFor={`${id}-field`} className="min-w-0 grow font-semibold">
            {labels.searchLabel}
          </label>
          <IconButton icon="close" label={labels.close} onClick={close} className="-mr-2" />
        </div>
        {/* Not of the type "search": there Escape would empty it first. */}
        <input
          ref={field}
          id={`${id}-field`}
          type="text"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={hits[active] ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          className="block min-h-12 w-full rounded-sm border border-control bg-raised px-4 py-2.5 text-base text-fg"
        />
        <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
          {labels.searchHint}
        </p>
        <SearchStatus search={search} />
        <div id={`${id}-list`} role="listbox" aria-label={labels.searchResults ?? undefined}>
          {kindsOf(hits).map((kind) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
            <div key={kind} role="group" aria-label={kindLabel(kind, labels) ?? undefined}>
              <p aria-hidden="true" className="eyebrow mt-3 mb-1 px-3">
                {kindLabel(kind, labels)}
              </p>
              {hits.map(
                (hit, index) =>
                  hit.kind === kind && (
                    <PageLink
                      key={hit.path}
                      id={`${id}-${index}`}
                      to={hit.path}
                      role="option"
                      aria-selected={index === active}
                      tabIndex={-1}
                      onClick={close}
                      className="group block border-t border-rule px-3 py-3 aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-(--accent)"
                    >
                      <SearchResult hit={hit} />
                    </PageLink>
                  ),
              )}
            </div>
          ))}
        </div>
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 border-t border-rule pt-3">
          <PageLink
            to={search.total > hits.length ? all : path}
            className={buttonClass('text')}
            onClick={close}
          >
            {search.total > hits.length
              ? fill(labels.searchAllResults, {count: search.total})
              : labels.searchAllPages}
          </PageLink>
          {labels.searchShortcut && (
            <label className="flex min-h-11 items-center gap-2 text-sm text-soft">
              <input
                type="checkbox"
                defaultChecked={!isShortcutOff()}
                onChange={(event) => setShortcut(event.target.checked)}
                className="size-5 shrink-0 accent-fill"
              />
              {labels.searchShortcut}
            </label>
          )}
        </p>
      </div>
    </dialog>
  )
}
