import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {Disclosure} from '../../ui/disclosure.tsx'
import {Heading, HeadingScope} from '../../ui/heading.tsx'
import {SplitSection} from '../section-frame.tsx'

export function FaqList({section}: {section: SectionOf<'faqList'>}) {
  const documentAttribute = useDocumentAttribute('faq', 'question')
  return (
    <SplitSection section={section} sticky>
      <div className="border-t border-rule-strong">
        {section.items?.map((item) => (
          <Disclosure
            key={item._id}
            data-sanity={documentAttribute(item)}
            summary={<Heading className="text-lg">{item.question}</Heading>}
          >
            <HeadingScope>
              <RichText value={item.answer} className="text-soft" />
            </HeadingScope>
          </Disclosure>
        ))}
      </div>
    </SplitSection>
  )
}
