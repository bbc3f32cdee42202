import type {SectionOf} from '../../content/types.ts'
import {Split} from '../../ui/split.tsx'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {DocumentRow} from './document-row.tsx'

/** Documents to download, each with type and size. */
export function DocumentList({section}: {section: SectionOf<'documentList'>}) {
  return (
    <SectionFrame section={section}>
      <Split aside={<SectionHeader heading={section.heading} intro={section.intro} />} sticky>
        <ul className="border-t border-rule-strong">
          {section.items?.map((item) => (
            <DocumentRow key={item._id} item={item} downloadLabel={section.downloadLabel} />
          ))}
        </ul>
      </Split>
    </SectionFrame>
  )
}
