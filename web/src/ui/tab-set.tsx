import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react'
import {nextTab} from './next-tab.ts'

export type Tab = {key: string; label: string; content: ReactNode}

type Props = {
  tabs: readonly Tab[]
  /** Key of the open tab; an unknown one opens the first. */
  open: string
  onOpen: (key: string) => void
  /** Accessible name of the tabs. */
  label?: string | null | undefined
}

/** Tabs after the ARIA authoring practices. Before React, early-presses.ts opens them. Print and visitors without script get all panels. */
export function TabSet({tabs, open, onOpen, label}: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === open),
  )

  // From the focused tab, because the next key can come before the previous panel is rendered.
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const next = nextTab(event, from, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onOpen(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label ?? undefined}
        data-needs-script
        data-screen-only
        className="flex flex-wrap gap-1 border-b border-rule-strong sm:gap-x-2"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onOpen(tab.key)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="min-h-12 min-w-24 grow basis-[min-content] rounded-t-sm border border-b-0 border-rule px-3 py-2.5 text-sm leading-tight font-semibold text-link transition-colors -outline-offset-4 not-aria-selected:hover:bg-tint aria-selected:border-rule-strong aria-selected:bg-fill aria-selected:text-on-fill sm:flex-none sm:px-6 sm:text-base"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          // A panel without a control inside must be reachable by keyboard to be read.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern asks for it
          tabIndex={0}
          hidden={index !== chosen}
          data-reveal
          className="pt-10 md:pt-14"
        >
          {/* Without script and in print, all panels are visible and each needs its name. */}
          <p data-without-script className="mb-6 font-serif text-h2 font-semibold">
            {tab.label}
          </p>
          {tab.content}
        </div>
      ))}
    </>
  )
}
