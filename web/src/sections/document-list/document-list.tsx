import type {SectionOf} from '../../content/types.ts'
import {Split} from '../../ui/split.tsx'
import {currentPapers} from '../papers.ts'
import {SectionFrame} from '../section-frame.tsx'
import {SectionHeader} from '../section-header.tsx'
import {DocumentRow} from './document-row.tsx'

/** Documents to download, each with version, type and size. */
export function DocumentList({section}: {section: SectionOf<'documentList'>}) {
  return (
    <SectionFrame section={section}>
      <Split aside={<SectionHeader heading={section.heading} intro={section.intro} />} sticky>
        <ul className="border-t border-rule-strong">
          {currentPapers(section.items).map((paper) => (
            <DocumentRow key={paper._id} paper={paper} downloadLabel={section.downloadLabel} />
          ))}
        </ul>
      </Split>
    </SectionFrame>
  )
}
