import {EditableMember} from '../../content/editable-document.tsx'
import type {SectionOf} from '../../content/types.ts'
import {track} from '../../services/analytics/track.ts'
import {HeadingScope} from '../../ui/heading.tsx'
import {TabSet} from '../../ui/tab-set.tsx'
import {useQueryState} from '../../ui/use-query-state.ts'
import {HeadedSection} from '../headed-section.tsx'
import {SectionList} from '../section-list.tsx'

const defaults = {tab: ''}

/** Tab panels with sections. `?tab=` in the address opens a tab; the first is the default. */
export function Tabs({section}: {section: SectionOf<'tabs'>}) {
  const [{tab}, change] = useQueryState(defaults)
  // A draft may have no panels yet, and a new panel no key.
  const panels = (section.panels ?? []).map((panel) => ({...panel, key: panel.key ?? panel._key}))
  const first = panels[0]?.key
  const open = (key: string) => {
    change({tab: key === first ? '' : key})
    track('tab_change', {tab_name: key, section: section.anchor ?? section._type, page: location.pathname})
  }
  return (
    <HeadedSection section={section}>
      <TabSet
        label={section.heading}
        open={tab}
        onOpen={open}
        tabs={panels.map((panel, index) => ({
          key: panel.key,
          label: panel.label ?? '',
          content: (
            <EditableMember list="panels" index={index} member={panel}>
              <HeadingScope by={-1}>
                <SectionList sections={panel.sections} />
              </HeadingScope>
            </EditableMember>
          ),
        }))}
      />
    </HeadedSection>
  )
}
