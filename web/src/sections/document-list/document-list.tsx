import type {SectionOf} from '../../content/types.ts'
import {currentPapers} from '../papers.ts'
import {SplitSection} from '../split-section.tsx'
import {DocumentRow} from './document-row.tsx'

/** Documents to download, each with version, type and size. */
export function DocumentList({section}: {section: SectionOf<'documentList'>}) {
  return (
    <SplitSection section={section} sticky>
      <ul className="border-t border-rule-strong">
        {currentPapers(section.items).map((paper) => (
          <DocumentRow key={paper._id} paper={paper} downloadLabel={section.downloadLabel} />
        ))}
      </ul>
    </SplitSection>
  )
}
