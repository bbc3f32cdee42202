import {type KeyboardEvent, useId} from 'react'
import {track} from '../../analytics/track.ts'
import {EditableMember} from '../../content/editable-document.tsx'
import type {SectionOf} from '../../content/types.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {nextTab} from '../../ui/next-tab.ts'
import {useQueryState} from '../../ui/use-query-state.ts'
import {HeadedSection} from '../section-frame.tsx'
import {SectionList} from '../section-list.tsx'

const defaults = {tab: ''}
/** Separates the open tabs of several sections. Does not occur in keys and is not escaped in addresses. */
const separator = '.'

/**
 * Tab panels with sections, after the ARIA authoring practices. `?tab=` in the address opens a tab; the first is the default. Before
 * React, early-presses.ts opens them. Print and visitors without script get all panels.
 */
export function Tabs({section}: {section: SectionOf<'tabs'>}) {
  const id = useId()
  const [{tab}, change] = useQueryState(defaults)
  // A draft may have no panels yet, and a new panel no key.
  const panels = (section.panels ?? []).map((panel) => ({...panel, key: panel.key ?? panel._key}))
  const isOwn = (name: string) => panels.some(({key}) => key === name)
  // Another section of the page may have tabs too.
  const [names, others] = [
    tab.split(separator).filter(isOwn),
    tab.split(separator).filter((name) => !isOwn(name)),
  ]
  const chosen = panels.find(({key}) => key === names[0]) ?? panels[0]
  const open = (key: string) => {
    change({tab: [...others, key === panels[0]?.key ? '' : key].filter(Boolean).join(separator)})
    track('tab_change', {tab_name: key, section: section.anchor ?? section._type, page: location.pathname})
  }

  // From the focused tab, because the next key can come before the previous panel is rendered.
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const next = panels[nextTab(event, from, panels.length) ?? -1]
    if (!next) return
    event.preventDefault()
    open(next.key)
    document.getElementById(`${id}-tab-${next.key}`)?.focus()
  }

  return (
    <HeadedSection section={section}>
      <div
        role="tablist"
        aria-label={section.heading ?? undefined}
        data-needs-script
        data-screen-only
        className="flex flex-wrap gap-1 border-b border-rule-strong sm:gap-x-2"
      >
        {panels.map((panel, index) => (
          <button
            key={panel.key}
            type="button"
            role="tab"
            id={`${id}-tab-${panel.key}`}
            aria-controls={`${id}-panel-${panel.key}`}
            aria-selected={panel === chosen}
            tabIndex={panel === chosen ? 0 : -1}
            onClick={() => open(panel.key)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="min-h-12 min-w-24 grow basis-[min-content] rounded-t-sm border border-b-0 border-rule px-3 py-2.5 text-sm leading-tight font-semibold text-link transition-colors -outline-offset-4 not-aria-selected:hover:bg-tint aria-selected:border-rule-strong aria-selected:bg-fill aria-selected:text-on-fill sm:flex-none sm:px-6 sm:text-base"
          >
            {panel.label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.key}
          role="tabpanel"
          id={`${id}-panel-${panel.key}`}
          aria-labelledby={`${id}-tab-${panel.key}`}
          // A panel without a control inside must be reachable by keyboard to be read.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern asks for it
          tabIndex={0}
          hidden={panel !== chosen}
          data-reveal
          className="pt-10 md:pt-14"
        >
          {/* Without script and in print, all panels are visible and each needs its name. */}
          <p data-without-script className="mb-6 font-serif text-h2 font-semibold">
            {panel.label}
          </p>
          <EditableMember list="panels" index={index} member={panel}>
            <HeadingScope by={-1}>
              <SectionList sections={panel.sections} />
            </HeadingScope>
          </EditableMember>
        </div>
      ))}
    </HeadedSection>
  )
}
