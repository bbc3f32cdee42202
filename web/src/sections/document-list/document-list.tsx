import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {PeriodNote} from '../../content/period-note.tsx'
import type {SectionOf} from '../../content/types.ts'
import {buttonClass} from '../../ui/button-class.ts'
import {Icon} from '../../ui/icon.tsx'
import {currentPapers, type Paper, usePaper} from '../papers.ts'
import {SplitSection} from '../section-frame.tsx'

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

type Props = {paper: Paper; downloadLabel: string | null | undefined}

export function DocumentRow({paper, downloadLabel}: Props) {
  const documentAttribute = useDocumentAttribute('resourceDocument', 'name')
  const {link, lang, facts} = usePaper(paper)
  const [before, ...after] = paper.number ? facts.split(paper.number) : [facts]
  return (
    <li
      data-sanity={documentAttribute(paper)}
      className="grid items-center gap-x-8 gap-y-4 border-b border-rule py-6 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <p lang={lang} className="font-serif text-lg font-semibold">
          {paper.name}
        </p>
        <p lang={lang} className="mt-1 text-soft">
          {paper.description}
        </p>
        <p className="mt-2 text-sm text-balance text-soft figures">
          <span key={before}>{before}</span>
          {after.length > 0 && <span translate="no">{paper.number}</span>}
          {after.length > 0 && <span key={facts}>{after.join(paper.number ?? '')}</span>}
        </p>
        <PeriodNote period={paper} className="mt-3" />
      </div>
      {link && (
        <a {...link} data-screen-only className={`${buttonClass('text')} justify-self-start`}>
          <Icon name="download" className="size-5 text-accent" />
          <span>{downloadLabel}</span>
          <span className="sr-only">{`: ${paper.name ?? ''} (${facts})`}</span>
        </a>
      )}
    </li>
  )
}
