import {ownAddress} from '../../content/asset-copies.ts'
import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {RichText} from '../../content/rich-text.tsx'
import type {SectionOf} from '../../content/types.ts'
import {downloadAddress, downloadName, fileFacts} from '../../lib/file-facts.ts'
import {fill} from '../../lib/fill.ts'
import {formatDate} from '../../lib/format-date.ts'
import {track} from '../../services/analytics/track.ts'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'

type Section = SectionOf<'contractingGuide'>
type Topic = NonNullable<Section['items']>[number]

/** One topic: in short, how long, in full, and the document that belongs to it. */
export function ContractingTopic({topic, section}: {topic: Topic; section: Section}) {
  const documentAttribute = useDocumentAttribute('contractingTopic', 'title')
  return (
    <li data-sanity={documentAttribute(topic)} className="border-b border-rule py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="font-serif text-h3">{topic.title}</Heading>
        {topic.duration && (
          <p className="text-sm font-semibold text-accent figures">
            <span className="sr-only">{section.durationLabel}: </span>
            {topic.duration}
          </p>
        )}
      </div>
      <p className="mt-2 max-w-measure">{topic.summary}</p>
      {topic.body && <RichText value={topic.body} className="mt-4 text-soft" />}
      {topic.document && <TopicDocument document={topic.document} label={section.downloadLabel} />}
      {topic.reviewed && (
        <p className="mt-3 text-sm text-soft">
          {fill(section.reviewedText, {date: formatDate(topic.reviewed)})}
        </p>
      )}
    </li>
  )
}

function TopicDocument({document, label}: {document: NonNullable<Topic['document']>; label: string | null}) {
  const {file, name} = document
  if (!file) return null
  const fileName = downloadName(file, name)
  const address = ownAddress(file.url) ?? downloadAddress(file.url, fileName)
  if (!address) return null
  return (
    <a
      href={address}
      download={fileName}
      onClick={() =>
        track('content_download', {
          content_type: document.group ?? '',
          content_id: document._id,
          file_name: fileName,
        })
      }
      className="inline-link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
    >
      <Icon name="download" className="size-5 shrink-0 text-accent" />
      <span>
        {label}: {name} ({fileFacts(file)})
      </span>
    </a>
  )
}
